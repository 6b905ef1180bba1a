import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { outcomeOf } from '../processes/outcome.ts';
import { portOrFree } from '../processes/ports.ts';
import { findRunning, LockFile } from './lock-file.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function start(env: NodeJS.ProcessEnv) {
  const port = String(await portOrFree(undefined));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, { code }] = await Promise.all([text(child.stdout), outcomeOf(child)]);
  return { output: output.trim(), code };
}

test('a bad value is one message that names the variable', async () => {
  expect(await start({ PORT: 'three' })).toStrictEqual({
    output: '✗ PORT is not usable. "three" should be a port number from 1 to 65535.',
    code: 1,
  });
});

test('a data folder that cannot be made names DATA_DIR', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  const { output, code } = await start({ DATA_DIR: join(file, 'data') });
  expect(output).toMatch(/^✗ DATA_DIR is not usable\. .+ could not be made: /);
  expect(code).toBe(1);
});

const portNames = [
  'PORT',
  'MAIL_WEB_PORT',
  'MAIL_SMTP_PORT',
  'OPENID_PORT',
  'DEMO_SHOP_PORT',
  'PAYMENT_PROVIDER_PORT',
];
for (const name of portNames) {
  test(`a taken ${name} is said before anything starts, and the lock is given back`, async () => {
    const free = async () => String(await portOrFree(undefined));
    const ports = { MAIL_WEB_PORT: await free(), MAIL_SMTP_PORT: await free() };
    const taken = await free();
    const server = createServer().listen(Number(taken), '127.0.0.1');
    await once(server, 'listening');
    const { output, code } = await start({ ...ports, [name]: taken });
    server.close();
    expect(output).toBe(
      `✗ Port ${taken} is taken by another program. Stop that program, or choose another port: ${name}=${Number(taken) + 1} npm start`,
    );
    expect(code).toBe(1);
    expect(findRunning(dataDir)).toBeUndefined();
  });
}

test('a second start beside the first says where the first one is', async () => {
  const lock = await LockFile.acquire(
    dataDir,
    { address: 'http://localhost:6340', port: 6340 },
    () => {},
  );
  const { output, code } = await start({});
  lock.release();
  expect(output).toMatch(/^✗ It is already running at http:\/\/localhost:6340 \(process \d+\)\./);
  expect(code).toBe(1);
});
