import { QUEUES } from '@gift-registry/workers-contract';
import { configProblems, readConfig } from './config.ts';

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
  expect(() => readConfig({})).toThrow(/^DATABASE_URL is not set/);
});

test.each(QUEUES)('the worker of %s names everything that is missing or wrong at once', (queue) => {
  const wrong = { NODE_ENV: 'production', LOG_LEVEL: 'loud', SCRAPE_ALLOW_ORIGINS: 'http://a' };
  const problems = configProblems(wrong, queue);
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    ...['LOG_LEVEL', 'DATABASE_URL', 'PUBLIC_BASE_URL'],
    ...(queue === 'mail' ? ['SMTP_URL'] : []),
    'SCRAPE_ALLOW_ORIGINS',
  ]);
  expect(() => readConfig(wrong, queue)).toThrow(problems.join('\n'));
});

test('production refuses links over plain http', () => {
  const http = { ...database, NODE_ENV: 'production', PUBLIC_BASE_URL: 'http://gifts.example' };
  expect(configProblems(http, 'scrape')).toEqual([
    'PUBLIC_BASE_URL must be an https address with NODE_ENV=production.',
  ]);
});

test('a start names everything that is missing or wrong at once', () => {
  expect(() =>
    readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'loud', PICTURES_BUCKET_SECRET: 'secret' }),
  ).toThrow(
    /^LOG_LEVEL must .*\nDATABASE_URL is .*\nPUBLIC_BASE_URL is .*\nSMTP_URL is .*\nPICTURES_BUCKET_URL .*\nPICTURES_BUCKET_KEY_ID /,
  );
});

test('the scraper starts in production without the mail relay', () => {
  const production = {
    NODE_ENV: 'production',
    REDIS_URL: 'redis://cache.example',
    PUBLIC_BASE_URL: 'https://gifts.example.com',
  };
  expect(readConfig(production, 'scrape').store.kind).toBe('redis');
  expect(() => readConfig(production, 'mail')).toThrow(
    'SMTP_URL is not set. NODE_ENV=production requires it.',
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

test('mails come from the domain of our links unless MAIL_FROM names a sender', () => {
  const fromAt = (publicBaseUrl: string) =>
    readConfig({ ...database, BRAND: 'Shagun', PUBLIC_BASE_URL: publicBaseUrl }).mail.from;
  expect(fromAt('https://gifts.example.com')).toBe('Shagun <hello@gifts.example.com>');
  for (const local of ['http://localhost:3000', 'http://192.168.1.7:3000'])
    expect(fromAt(local)).toBe('Shagun <hello@tohfa.example>');
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
  expect(readConfig({ ...production, MAIL_FROM: '' }).mail.from).toBe(
    'Tohfa <hello@tohfa.example>',
  );
  expect(() =>
    readConfig({ ...production, SCRAPE_ALLOW_ORIGINS: 'http://127.0.0.1:4000' }),
  ).toThrow(/^SCRAPE_ALLOW_ORIGINS must not be set/);
});
