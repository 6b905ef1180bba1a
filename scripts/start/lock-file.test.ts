import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify, isRunning } from '../processes/identity.ts';
import { findRunning, LockFile } from './lock-file.ts';

const reached = { address: 'http://localhost:6310', port: 6310 };
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-file-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const acquire = (reportStale = () => {}) => LockFile.acquire(dataDir, reached, reportStale);
const leave = (content: unknown) =>
  writeFileSync(join(dataDir, 'start.1.lock'), JSON.stringify(content));

test('a second start beside the first is refused with the address of the first', async () => {
  await acquire();
  await expect(acquire()).rejects.toThrow(
    expect.objectContaining({
      name: 'Failure',
      message: expect.stringMatching(
        /^It is already running at http:\/\/localhost:6310 \(process \d+\)\./,
      ),
    }),
  );
});

test('a running system is found by its data folder, and its password is for its owner alone', async () => {
  const lock = await acquire();
  lock.update({ databaseUrl: 'postgres://db' });
  expect(findRunning(dataDir)?.databaseUrl).toBe('postgres://db');
  expect(statSync(join(dataDir, 'start.1.lock')).mode & 0o077).toBe(0);
  lock.release();
  expect(findRunning(dataDir)).toBeUndefined();
  expect(readdirSync(dataDir)).toStrictEqual([]);
});

test('the lock of a killed run is cleared, and said so', async () => {
  const dead = { pid: 2 ** 22 - 1, began: 'long ago' };
  leave({ starter: dead, ...reached, dataDir, children: [] });
  let reports = 0;
  await acquire(() => reports++);
  expect(reports).toBe(1);
});

test('a process id that another program got meanwhile does not count as running', async () => {
  leave({ starter: { pid: process.pid, began: 'long ago' }, ...reached, dataDir, children: [] });
  await acquire();
  expect(findRunning(dataDir)?.starter.pid).toBe(process.pid);
});

test('an unreadable lock file is a stale one', async () => {
  writeFileSync(join(dataDir, 'start.1.lock'), '{"starter":');
  await acquire();
  expect(findRunning(dataDir)).toBeTruthy();
});

test('processes that a killed run left are ended, a stranger with a recorded process id is not', async () => {
  const leftover = spawn('sleep', ['60']);
  const stranger = spawn('sleep', ['60']);
  const exited = once(leftover, 'exit');
  const children = [
    identify(Number(leftover.pid)),
    { pid: Number(stranger.pid), began: 'long ago' },
  ];
  leave({ starter: { pid: process.pid, began: 'long ago' }, ...reached, dataDir, children });
  await acquire();
  await exited;
  const alive = identify(Number(stranger.pid));
  expect(alive && isRunning(alive)).toBeTruthy();
  stranger.kill();
});

test('of many starts at once on a stale lock, exactly one wins', async () => {
  leave({ starter: { pid: process.pid, began: 'long ago' }, ...reached, dataDir, children: [] });
  const script = `
    import { LockFile } from ${JSON.stringify(import.meta.resolve('./lock-file.ts'))};
    await LockFile.acquire(${JSON.stringify(dataDir)}, ${JSON.stringify(reached)}, () => {});
    console.log('won');
    process.stdin.resume();`;
  const starters = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['pipe', 'pipe', 'ignore'],
    }),
  );
  const outcomes = await Promise.all(
    starters.map((starter) =>
      Promise.race([
        once(starter.stdout, 'data').then(() => 'won'),
        once(starter, 'exit').then(() => 'lost'),
      ]),
    ),
  );
  for (const starter of starters) starter.stdin.end();
  expect(outcomes.filter((outcome) => outcome === 'won').length).toBe(1);
});
