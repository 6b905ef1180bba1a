import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';

const database = { DATABASE_URL: 'postgres://app@127.0.0.1:5432/app' };

test('Postgres keeps the queues unless Redis is configured', () => {
  assert.equal(readConfig(database).store.kind, 'postgres');
  assert.equal(
    readConfig({ ...database, REDIS_URL: 'redis://127.0.0.1:6379' }).store.kind,
    'redis',
  );
});

test('a bad value is one error that names its variable', () => {
  for (const [name, value] of [
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'localhost:25'],
    ['LOG_LEVEL', 'loud'],
    ['SCRAPE_ALLOW_ORIGINS', 'http://127.0.0.1:4000/path'],
    ['SCRAPE_OPT_OUT', 'https://shop.example'],
    ['SCRAPE_FALLBACK_USER_AGENT', 'two\nlines'],
  ] as const) {
    assert.throws(
      () => readConfig({ ...database, [name]: value }),
      new RegExp(`^ConfigError: ${name}`),
    );
  }
  assert.throws(() => readConfig({}), /DATABASE_URL: is missing/);
});

test('sites that asked not to be read are a list', () => {
  const { scrape } = readConfig({
    ...database,
    SCRAPE_OPT_OUT: 'shop.example, market.example/members',
  });
  assert.deepEqual(scrape.optOut, ['shop.example', 'market.example/members']);
  assert.equal(scrape.fallbackUserAgent, undefined);
});

test('production takes no exempt origin and no default', () => {
  const production = {
    ...database,
    NODE_ENV: 'production',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'hello@tohfa.example',
    PUBLIC_BASE_URL: 'https://tohfa.example',
  };
  assert.equal(readConfig(production).mail.from, 'hello@tohfa.example');
  assert.throws(() => readConfig({ ...production, MAIL_FROM: '' }), /MAIL_FROM: is missing/);
  assert.throws(
    () => readConfig({ ...production, SCRAPE_ALLOW_ORIGINS: 'http://127.0.0.1:4000' }),
    /SCRAPE_ALLOW_ORIGINS: must not be set/,
  );
});
