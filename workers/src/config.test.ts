import { readConfig } from './config.ts';

const database = { DATABASE_URL: 'postgres://app@127.0.0.1:5432/app' };

test('queues are stored in Postgres unless Redis is configured', () => {
  expect(readConfig(database).store.kind).toBe('postgres');
  expect(readConfig({ ...database, REDIS_URL: 'redis://127.0.0.1:6379' }).store.kind).toBe('redis');
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
    expect(() => readConfig({ ...database, [name]: value })).toThrow(
      expect.objectContaining({ name: 'ConfigError', message: expect.stringMatching(`^${name}`) }),
    );
  }
  expect(() => readConfig({})).toThrow(/DATABASE_URL: is missing/);
});

test('a start names everything that is missing or wrong at once', () => {
  expect(() =>
    readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'loud', PICTURES_BUCKET_SECRET: 'secret' }),
  ).toThrow(
    /^LOG_LEVEL: .*\nDATABASE_URL: .*\nSMTP_URL: .*\nMAIL_FROM: .*\nPUBLIC_BASE_URL: .*\nPICTURES_BUCKET_URL .*\nPICTURES_BUCKET_KEY_ID /,
  );
});

test('SCRAPE_OPT_OUT is a list of sites', () => {
  const { scrape } = readConfig({
    ...database,
    SCRAPE_OPT_OUT: 'shop.example, market.example/members',
  });
  expect(scrape.optOut).toStrictEqual(['shop.example', 'market.example/members']);
  expect(scrape.fallbackUserAgent).toBeUndefined();
});

test('production refuses exempt origins and defaults', () => {
  const production = {
    ...database,
    NODE_ENV: 'production',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'hello@tohfa.example',
    PUBLIC_BASE_URL: 'https://tohfa.example',
  };
  expect(readConfig(production).mail.from).toBe('hello@tohfa.example');
  expect(() => readConfig({ ...production, MAIL_FROM: '' })).toThrow(/MAIL_FROM: is missing/);
  expect(() =>
    readConfig({ ...production, SCRAPE_ALLOW_ORIGINS: 'http://127.0.0.1:4000' }),
  ).toThrow(/SCRAPE_ALLOW_ORIGINS: must not be set/);
});
