import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bucket } from '@gift-registry/workers-contract';

export interface BucketServer {
  readonly bucket: Bucket;
  readonly directory: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };
const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

function portOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server ended.')));
    server.stdout?.on('data', (chunk: Buffer) => {
      const [, port] = /listening on [\d.]+:(\d+)/.exec(chunk.toString()) ?? [];
      if (port) resolve(port);
    });
  });
}

export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  let server: ChildProcess | undefined;
  let port = '0';

  async function start(): Promise<void> {
    const options = ['-d', directory, '-p', port, '-a', '127.0.0.1', '--configure-bucket', 'gifts'];
    server = spawn(process.execPath, [program, ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    port = await portOf(server);
  }
  async function stop(): Promise<void> {
    if (!server) return;
    const exited = once(server, 'exit');
    server.kill();
    await exited;
    server = undefined;
  }

  await start();
  return {
    bucket: { ...credentials, url: `http://127.0.0.1:${port}/gifts` },
    directory,
    start,
    stop,
    async close() {
      await stop();
      await rm(directory, { recursive: true });
    },
  };
}
