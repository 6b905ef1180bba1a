import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from './identity.ts';
import { launchNode } from './node-process.ts';
import { Service } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-'));
afterAll(() => rmSync(folder, { recursive: true }));

function serviceOf(name: string, code: string, ready?: () => Promise<void>) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  const troubles: string[] = [];
  const launched: ProcessIdentity[] = [];
  const service = new Service(
    {
      name,
      logFile: join(folder, `${name}.log`),
      launch: (log) => launchNode([file], process.env, log),
      stopTimeoutMs: 1_000,
      ...(ready && { ready }),
    },
    {
      trouble: (text) => troubles.push(text),
      launched: (identity) => launched.push(identity),
    },
  );
  return { service, troubles, launched };
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!condition()) {
    expect(performance.now()).toBeLessThan(deadline);
    await delay(20);
  }
}

const printed = (name: string, words: string) =>
  until(() => {
    const log = join(folder, `${name}.log`);
    return existsSync(log) && readFileSync(log, 'utf8').includes(words);
  });

test('a service that dies while starting fails the start with its last words', async () => {
  const code = 'console.error("PORT is taken"); process.exit(3);';
  const { service } = serviceOf('early', code, () => new Promise(() => {}));
  await expect(service.start()).rejects.toThrow(
    expect.objectContaining({
      name: 'Failure',
      message: expect.stringMatching(
        /early stopped \(exit code 3\) while starting\.\n\s+PORT is taken/,
      ),
    }),
  );
});

test('a service that dies later is started again, with its last words shown', async () => {
  const { service, troubles, launched } = serviceOf(
    'later',
    'console.log("at work"); setInterval(() => {}, 1000);',
  );
  await service.start();
  const [first] = launched;
  if (!first) throw new Error('first is missing.');
  await printed('later', 'at work');
  process.kill(first.pid, 'SIGKILL');
  await until(() => launched.length === 2);
  expect(troubles[0] ?? '').toMatch(
    /later stopped \(SIGKILL\); it starts again in 0\.5 s\.\n\s+at work/,
  );
  await service.stop();
  const second = launched[1];
  expect(second && isRunning(second)).toBe(false);
  await delay(700);
  expect(launched.length).toBe(2);
});

test('a service that ignores the request to stop is ended', async () => {
  const code =
    'process.on("SIGTERM", () => {}); process.on("SIGQUIT", () => {}); setInterval(() => {}, 1000); console.log("at work");';
  const { service, launched } = serviceOf('unresponsive', code);
  await service.start();
  await printed('unresponsive', 'at work');
  await service.stop();
  const [only] = launched;
  expect(only && isRunning(only)).toBe(false);
});

test('a process is known by its id together with when it began', () => {
  const own = identify(process.pid);
  if (!own) throw new Error('This process is not known.');
  expect(isRunning(own)).toBe(true);
  expect(isRunning({ ...own, began: 'another time' })).toBe(false);
});
