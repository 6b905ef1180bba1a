import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../testing/processes/free-port.ts';
import { workerScript } from '../../testing/processes/mail-worker-process.ts';
import { serverScript } from '../../testing/processes/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'bff-test-'));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await database.drop();
});

/** Does on a signal what packages do in a bad moment. */
const packages = `process.on('SIGWINCH', () => {
  for (const level of ['debug', 'log', 'info', 'warn', 'error']) console[level]('from %s,\\nin two lines', level);
  process.emitWarning('this call is old', 'DeprecationWarning');
});`;

async function endConnections(): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
}

/** Runs a process until it has written all texts. Returns its lines. */
async function linesOf(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  { ready, then, texts }: { ready: string; then?: () => Promise<void>; texts: readonly string[] },
): Promise<string[]> {
  const preload = `data:text/javascript,${encodeURIComponent(packages)}`;
  const child = spawn(process.execPath, ['--import', preload, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'debug',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      DRAIN_MS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = once(child, 'close');
  const seen = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      if (child.exitCode !== null) throw new Error(`It ended without "${text}":\n${output}`);
      await delay(20);
    }
  };
  try {
    await seen(ready);
    child.kill('SIGWINCH');
    await seen('this call is old');
    await then?.();
    for (const text of texts) await seen(text);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  return output.trimEnd().split('\n');
}

function messageOf(line: string): unknown {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed && 'msg' in parsed ? parsed.msg : undefined;
  } catch {
    return undefined;
  }
}

function expectEveryLineLogged(lines: readonly string[]): void {
  expect(lines.filter((line) => messageOf(line) === undefined)).toStrictEqual([]);
  expect(lines.map(messageOf)).toEqual(
    expect.arrayContaining(
      ['debug', 'log', 'info', 'warn', 'error'].map((level) => `from ${level},\nin two lines`),
    ),
  );
}

test('a server whose connections break writes lines of JSON only', async () => {
  const lines = await linesOf(
    [serverScript],
    {},
    {
      ready: 'Server listening',
      then: endConnections,
      texts: ['connection lost', 'event connection failed'],
    },
  );
  expectEveryLineLogged(lines);
});

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@tohfa.example' };
const mailWorker = [workerScript, '--queue', 'mail'];

test('a worker whose connections break writes lines of JSON only', async () => {
  const lines = await linesOf(mailWorker, mail, {
    ready: '"msg":"ready"',
    then: endConnections,
    texts: ['queue connection failed'],
  });
  expectEveryLineLogged(lines);
});

test('a worker that finds no Redis writes lines of JSON only', async () => {
  const lines = await linesOf(
    mailWorker,
    { ...mail, REDIS_URL: `redis://127.0.0.1:${await freePort()}` },
    { ready: 'ECONNREFUSED', texts: [] },
  );
  expectEveryLineLogged(lines);
});
