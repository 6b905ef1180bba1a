import { connect } from 'node:net';
import pg from 'pg';
import { Failure } from '../terminal/failure.ts';

const TIMEOUT_MS = 5_000;

/** Says at the start, and with the variable's name, what would otherwise be a puzzling error of some process later. */
export async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  try {
    await client.connect();
  } catch (error) {
    throw unreachable('DATABASE_URL', url, error);
  } finally {
    await client.end();
  }
}

export function requireReachable(name: string, url: string, defaultPort: number): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) || defaultPort });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer')));
    socket.once('error', (error) => reject(unreachable(name, url, error)));
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
  });
}

function unreachable(name: string, url: string, error: unknown): Failure {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new Failure(`${name} is not usable. Nothing answers at ${new URL(url).host}: ${reason}`);
}
