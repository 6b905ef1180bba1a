import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ThrowAway } from '../../postgres/throw-away-cluster.ts';
import { portOrFree } from '../../processes/ports.ts';
import { stopWithParent } from '../../processes/stop-with-parent.ts';

export function isRedisInstalled(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

export async function startThrowAwayRedis(): Promise<ThrowAway> {
  const folder = mkdtempSync(join(tmpdir(), 'gift-registry-redis-'));
  const port = await portOrFree(undefined);
  const settings = {
    bind: '127.0.0.1',
    port,
    dir: folder,
    save: '',
    'maxmemory-policy': 'noeviction',
  };
  const redis = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  stopWithParent(redis);
  for await (const line of createInterface(redis.stdout))
    if (line.includes('Ready to accept connections')) break;
  redis.stdout.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const exited = once(redis, 'exit');
      redis.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
