import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, readConfig } from './config.ts';

const development = { DATABASE_URL: 'postgres://gifts@127.0.0.1/gifts' };
const production = {
  ...development,
  NODE_ENV: 'production',
  QUERY_MAIL_TO: 'team@gifts.example',
  PUBLIC_BASE_URL: 'https://gifts.example.com',
  SESSION_SECRET: 's'.repeat(32),
};

test('development needs the database and nothing else', () => {
  const config = readConfig(development);
  assert.equal(config.port, 3000);
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.publicBaseUrl, 'http://localhost:3000');
  assert.equal(config.production, false);
});

test('an empty variable is one that is not set', () => {
  assert.equal(readConfig({ ...development, PORT: '', REDIS_URL: '' }).port, 3000);
});

test('the public address loses its trailing slash', () => {
  const { publicBaseUrl } = readConfig({
    ...production,
    PUBLIC_BASE_URL: 'https://gifts.example/',
  });
  assert.equal(publicBaseUrl, 'https://gifts.example');
});

const bad: readonly (readonly [name: string, value: string])[] = [
  ['NODE_ENV', 'staging'],
  ['HOST', 'not a host'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://gifts@db'],
  ['REDIS_URL', 'localhost'],
  ['PUBLIC_BASE_URL', 'gifts.example.com'],
  ['PUBLIC_BASE_URL', 'https://gifts.example.com/shop'],
  ['SESSION_SECRET', 'short'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,everyone'],
  ['ACCOUNT_DISCLOSURE', 'maybe'],
  ['QUERY_MAIL_TO', 'nobody'],
  ['CONTACT_EMAIL', 'nobody'],
  ['CONTACT_PHONE', 'call us'],
  ['WHATSAPP_URL', 'javascript:alert(1)'],
  ['INSTAGRAM_URL', 'http://instagram.example'],
  ['DEMO_SHOP_ORIGIN', 'here'],
  ['LOG_LEVEL', 'loud'],
];

for (const [name, value] of bad)
  test(`${name}=${value} is refused by name`, () => {
    assert.throws(
      () => readConfig({ ...development, [name]: value }),
      (error) => error instanceof ConfigError && error.message.startsWith(`${name} `),
    );
  });

for (const name of ['DATABASE_URL', 'PUBLIC_BASE_URL', 'SESSION_SECRET', 'QUERY_MAIL_TO'])
  test(`production demands ${name}`, () => {
    assert.throws(
      () => readConfig({ ...production, [name]: undefined }),
      (error) => error instanceof ConfigError && error.message.startsWith(`${name} is not set.`),
    );
  });

test('production refuses plain http and the demonstration', () => {
  assert.throws(() => readConfig({ ...production, PUBLIC_BASE_URL: 'http://gifts.example' }), {
    message: /^PUBLIC_BASE_URL must be an https address/,
  });
  assert.throws(() => readConfig({ ...production, DEMO_SHOP_ORIGIN: 'http://127.0.0.1:4000' }), {
    message: /^DEMO_SHOP_ORIGIN must not be set/,
  });
});

test('Google sign-in needs both of its values', () => {
  assert.throws(() => readConfig({ ...development, GOOGLE_CLIENT_ID: 'id' }), {
    message: /^GOOGLE_CLIENT_SECRET is not set/,
  });
});

test('a refused address is not repeated with its password', () => {
  assert.throws(
    () => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db' }),
    (error) => error instanceof ConfigError && !error.message.includes('hunter2'),
  );
});

test('a demonstration offers every way to reach the team, production only those that are set', () => {
  assert.ok(Object.values(readConfig(development).contact).every((way) => way !== undefined));
  const { contact } = readConfig({ ...production, WHATSAPP_URL: 'https://wa.me/911234567890' });
  assert.equal(contact.whatsappUrl, 'https://wa.me/911234567890');
  assert.deepEqual([contact.email, contact.phone, contact.instagramUrl], Array(3).fill(undefined));
});
