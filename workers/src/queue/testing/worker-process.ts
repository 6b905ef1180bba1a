import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { QueueName } from '@gift-registry/workers-contract';

const MAIN = resolve(import.meta.dirname, '../../main.ts');

export interface WorkerProcess {
  log(): string;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

export async function startWorkerProcess(
  queue: QueueName,
  environment: Record<string, string>,
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [MAIN, '--queue', queue], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolveReady, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('"msg":"ready"')) resolveReady();
      });
    child.once('exit', () => reject(new Error(`the worker ended: ${output}`)));
  });
  await ready;
  return {
    log: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
    stop: async () => {
      child.kill('SIGTERM');
      return ended(child);
    },
  };
}
