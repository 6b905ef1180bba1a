import { Client } from 'pg';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { testRedisUrl } from '../backend.ts';
import type { TestDatabase } from '../test-database.ts';
import { freePort } from './free-port.ts';

export const serverScript = join(import.meta.dirname, '../../server.ts');

/** As `npm start` and the runbook start it: without them, V8 collects rarely and grows to more than 400 MB. */
const heapLimits = ['--max-semi-space-size=4', '--max-old-space-size=512'];
/** Without them, glibc keeps freed memory in an arena for each thread. */
const allocatorLimits = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const START_TIMEOUT_MS = 90_000;

export interface ServerProcess {
  readonly baseUrl: string;
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
}

/** A server is ready when a shell is live. These requests need no files of it. */
export async function addLiveShell({ url }: Pick<TestDatabase, 'url'>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into mfe_releases (project, version, manifest, is_live)
     select 'shell', '0000', $1, true
      where not exists (select from mfe_releases where project = 'shell' and is_live)
     on conflict do nothing`,
    [
      JSON.stringify({
        project: 'shell',
        entry: 'e.js',
        scripts: [],
        styles: [],
        fonts: [],
        pages: [],
      }),
    ],
  );
  await client.end();
}

export async function startServerProcess(
  database: TestDatabase,
  environment: Readonly<Record<string, string>> = {},
  script = serverScript,
): Promise<ServerProcess> {
  const port = environment.PORT ?? (await freePort());
  await addLiveShell(database);
  const dataDir = await mkdtemp(join(tmpdir(), 'bff-test-'));
  const child = spawn(process.execPath, [...heapLimits, script], {
    env: {
      ...allocatorLimits,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      DATABASE_URL: database.url,
      REDIS_URL: testRedisUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      DATABASE_TIMEOUT_MS: '30000',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit').then(async ([code]: unknown[]) => {
    await rm(dataDir, { recursive: true, force: true });
    return typeof code === 'number' ? code : null;
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const ready = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
    await ready?.body?.cancel();
    if (ready?.ok) return { baseUrl, child, exited };
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error('The server process did not start.');
    await delay(50);
  }
}
