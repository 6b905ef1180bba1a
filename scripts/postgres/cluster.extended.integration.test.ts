import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { clearLockedPorts } from 'get-port';
import pg from 'pg';
import { identify, isRunning } from '../processes/identity.ts';
import { Cluster } from './cluster.ts';

const isRoot = process.getuid?.() === 0;
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cluster-'));
  chmodSync(home, 0o755);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function launch(cluster: Cluster): Promise<ChildProcess> {
  const postmaster = await cluster.launch(1);
  await cluster.ready();
  return postmaster;
}

async function stop(postmaster: ChildProcess, signal: NodeJS.Signals = 'SIGINT') {
  const exited = once(postmaster, 'exit');
  postmaster.kill(signal);
  return exited;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error('It ended without a word.');
}

test('a new cluster takes connections with its password only, and keeps what was written', async () => {
  const first = await Cluster.prepare(home, { durable: true });
  let postmaster = await launch(first);
  expect(await ask(first.url, "SELECT current_setting('fsync')")).toBe('on');
  expect(await ask(first.url, "SELECT upper('é')")).toBe('É');
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const wrong = new URL(first.url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  expect(await stop(postmaster)).toStrictEqual([0, null]);

  // The next start is another process, which may take the same port.
  clearLockedPorts();
  const second = await Cluster.prepare(home, { durable: true });
  expect(second.url).toBe(first.url);
  postmaster = await launch(second);
  expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(42);
  await stop(postmaster);
});

test('the next start ends a PostgreSQL that a killed run left on this data, and loses nothing', async () => {
  const cluster = await Cluster.prepare(home, { durable: true });
  const orphan = await launch(cluster);
  await ask(cluster.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const next = await Cluster.prepare(home, { durable: true });
  expect(identify(Number(orphan.pid))).toBeUndefined();
  const postmaster = await launch(next);
  expect(await ask(next.url, 'SELECT answer FROM kept')).toBe(42);
  await stop(postmaster);
});

test('a lock file that names a process of somebody else is removed, and that process stays', async () => {
  const cluster = await Cluster.prepare(home, { durable: true });
  await stop(await launch(cluster), 'SIGQUIT');
  const stranger = spawn('sleep', ['60']);
  writeFileSync(join(cluster.location.cluster, 'postmaster.pid'), `${stranger.pid}\n`);
  const postmaster = await launch(await Cluster.prepare(home, { durable: true }));
  const alive = identify(Number(stranger.pid));
  expect(alive && isRunning(alive)).toBeTruthy();
  stranger.kill();
  await stop(postmaster);
});

test('it stops when the process that started it is killed', async () => {
  const script = `
    import { Cluster } from ${JSON.stringify(import.meta.resolve('./cluster.ts'))};
    const cluster = await Cluster.prepare(${JSON.stringify(home)}, { durable: false });
    const postmaster = await cluster.launch(2);
    await cluster.ready();
    // Nothing else keeps this process here until it is killed.
    setInterval(() => undefined, 60_000);
    process.stdout.write(String(postmaster.pid) + '\\n');`;
  const starter = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = await firstLine(starter.stdout).finally(() => starter.kill('SIGKILL'));
  const postmaster = identify(Number(pid));
  if (!postmaster) throw new Error('postmaster is missing.');
  const deadline = performance.now() + 15_000;
  while (isRunning(postmaster)) expect(performance.now()).toBeLessThan(deadline);
});

test('a start that was killed half-way through making the cluster is made good', async () => {
  const { cluster } = (await Cluster.prepare(home, { durable: true })).location;
  rmSync(join(cluster, 'PG_VERSION'));
  await stop(await launch(await Cluster.prepare(home, { durable: true })));
});

test('without the record of its password a cluster belongs to nobody and is made anew', async () => {
  const first = await Cluster.prepare(home, { durable: true });
  rmSync(join(home, 'postgres.json'));
  const second = await Cluster.prepare(home, { durable: true });
  expect(second.url).not.toBe(first.url);
  await stop(await launch(second));
});

(isRoot ? test : test.skip)(
  'as root, below a folder that only root may enter, the data goes where PostgreSQL can reach it',
  async () => {
    chmodSync(home, 0o700);
    const dataDir = join(home, 'clone', '.data');
    const cluster = await Cluster.prepare(dataDir, { durable: true });
    const { refuge } = cluster.location;
    expect(refuge ?? '').toMatch(/^\/var\/tmp\/gift-registry-/);
    expect(statSync(cluster.location.cluster).uid).not.toBe(0);
    const postmaster = await launch(cluster);
    expect(await ask(cluster.url, 'SELECT 42')).toBe(42);
    await stop(postmaster);
    expect((await Cluster.prepare(dataDir, { durable: true })).location.refuge).toBe(refuge);
    cluster.remove();
    expect(existsSync(refuge ?? '')).toBe(false);
  },
);
