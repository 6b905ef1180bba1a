import { createServer, type Server } from 'node:net';
import { z } from 'zod';
import { Failure } from '../terminal/failure.ts';
import { systemError } from './system-error.ts';

const LOOPBACK = '127.0.0.1';
const boundAddress = z.object({ port: z.int() });

export async function requireFree(name: string, port: number, host = LOOPBACK): Promise<void> {
  try {
    await close(await listen(port, host));
  } catch (error) {
    const code = systemError.safeParse(error).data?.code ?? 'unknown';
    throw new Failure(explain(name, port, host, code));
  }
}

export async function portOrFree(wished: number | undefined): Promise<number> {
  try {
    return await tryPort(wished ?? 0);
  } catch {
    return tryPort(0);
  }
}

async function tryPort(port: number): Promise<number> {
  const server = await listen(port, LOOPBACK);
  const bound = boundAddress.parse(server.address());
  await close(server);
  return bound.port;
}

function listen(port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function explain(name: string, port: number, host: string, code: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that program, or choose another port: ${name}=${port + 1} npm start`;
  if (code === 'EACCES')
    return `This account may not listen on port ${port}. Choose one above 1023: ${name}=3000 npm start`;
  return `HOST is not usable. ${host} is no address of this machine (${code}).`;
}
