import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const script = join(import.meta.dirname, 'check-settings.ts');
const folder = mkdtempSync(join(tmpdir(), 'gift-registry-settings-'));
const file = join(folder, 'settings.env');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

function check(environment: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--file', file], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const complete = {
  PUBLIC_BASE_URL: 'https://gifts.example.com',
  SESSION_SECRET: 'not-to-be-shown-'.repeat(2),
  QUERY_MAIL_TO: 'team@gifts.example.com',
};

test('settings of the environment, a file and the database are named with their source', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`insert into settings (name, value) values ('BRAND', 'Uphaar')`);
  await client.end();
  writeFileSync(file, `DATA_ENCRYPTION_KEY=${'ab'.repeat(32)}\nPORT=3100\n`);
  const { status, stdout, stderr } = check({ ...complete, DATABASE_URL: database.url });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/✓ PUBLIC_BASE_URL {2}set \(environment\): https:\/\/gifts.example.com/);
  expect(stdout).toMatch(/✓ SESSION_SECRET {2}set \(environment\)\n/);
  expect(stdout).toContain(`✓ PORT  set (${file}): 3100`);
  expect(stdout).toMatch(/✓ BRAND {2}set \(database\): Uphaar/);
  expect(stdout).toMatch(/· HOST {2}default: 127.0.0.1/);
  expect(stdout).not.toMatch(/not-to-be-shown|abab/);
  const { password } = new URL(database.url);
  if (password) expect(stdout).not.toContain(password);
});

test('all that would stop a start in production is named, and the command fails', () => {
  writeFileSync(file, 'PORT=http\nDEMO_SHOP_ORIGIN=http://127.0.0.1:4000\n');
  const { status, stdout } = check({ SESSION_SECRET: 'short' });
  expect(status).toBe(1);
  const problems = [...stdout.matchAll(/^ {2}✗ (\w+) (?:must|is)/gm)].map(([, name]) => name);
  expect(problems).toEqual([
    ...['PORT', 'DATABASE_URL', 'SESSION_SECRET', 'PUBLIC_BASE_URL', 'DATA_ENCRYPTION_KEY'],
    ...['QUERY_MAIL_TO', 'DEMO_SHOP_ORIGIN'],
  ]);
});
