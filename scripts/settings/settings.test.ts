import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { Failure } from '../terminal/failure.ts';
import { readSettings } from './settings.ts';
import { workspaceRoot } from './workspace-root.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/gifts',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'gifts@example.com',
  PUBLIC_BASE_URL: 'https://gifts.example.com',
  SESSION_SECRET: 'x'.repeat(32),
};

test('an empty environment is enough on a newcomer’s machine', () => {
  const settings = readSettings({});
  assert.equal(settings.host, '127.0.0.1');
  assert.equal(settings.port, 3000);
  assert.equal(settings.dataDir, join(workspaceRoot, '.data'));
  assert.equal(settings.publicBaseUrl, 'http://localhost:3000');
  assert.equal(settings.databaseUrl, undefined);
});

test('an empty value counts as not set', () => {
  assert.equal(readSettings({ PORT: '', DATABASE_URL: '' }).port, 3000);
});

test('the public address follows the port and loses a trailing slash', () => {
  assert.equal(readSettings({ PORT: '4000' }).publicBaseUrl, 'http://localhost:4000');
  const { publicBaseUrl } = readSettings({ PUBLIC_BASE_URL: 'https://gifts.example.com/' });
  assert.equal(publicBaseUrl, 'https://gifts.example.com');
});

const bad: [string, string][] = [
  ['PORT', 'three'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['HOST', 'not a host'],
  ['NODE_ENV', 'staging'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_URL', 'nonsense'],
  ['REDIS_URL', 'http://redis'],
  ['SMTP_URL', 'mail.example.com'],
  ['PUBLIC_BASE_URL', 'gifts.example.com'],
  ['PUBLIC_BASE_URL', 'https://gifts.example.com/path'],
  ['CHROMIUM_PATH', '/nowhere/chromium'],
  ['SESSION_SECRET', 'short'],
  ['MAIL_WEB_PORT', '-1'],
];

for (const [name, value] of bad) {
  test(`${name}=${value} is refused in one sentence that names it`, () => {
    assert.throws(() => readSettings({ [name]: value }), {
      name: 'Failure',
      message: new RegExp(`^${name} is not usable\\. .+ should be .+\\.$`),
    });
  });
}

test('a refused secret is not repeated', () => {
  assert.throws(
    () => readSettings({ DATABASE_URL: 'mysql://me:hunter2@db' }),
    (error) => error instanceof Failure && !error.message.includes('hunter2'),
  );
});

test('production needs every service to be named', () => {
  assert.equal(readSettings(production).production, true);
  for (const name of Object.keys(production).slice(1)) {
    assert.throws(() => readSettings({ ...production, [name]: undefined }), {
      message: `${name} is not set. With NODE_ENV=production it has to be.`,
    });
  }
});
