import { readConfig } from './config.ts';

const development = { DATABASE_URL: 'postgres://gifts@127.0.0.1/gifts' };
const production = {
  ...development,
  NODE_ENV: 'production',
  QUERY_MAIL_TO: 'team@gifts.example',
  PUBLIC_BASE_URL: 'https://gifts.example.com',
  SESSION_SECRET: 's'.repeat(32),
  DATA_ENCRYPTION_KEY: 'a'.repeat(64),
};

test('development requires DATABASE_URL only', () => {
  const config = readConfig(development);
  expect(config.port).toBe(3000);
  expect(config.host).toBe('127.0.0.1');
  expect(config.publicBaseUrl).toBe('http://localhost:3000');
  expect(config.production).toBe(false);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ ...development, PORT: '', REDIS_URL: '' }).port).toBe(3000);
});

test('PUBLIC_BASE_URL loses its trailing slash', () => {
  const { publicBaseUrl } = readConfig({
    ...production,
    PUBLIC_BASE_URL: 'https://gifts.example/',
  });
  expect(publicBaseUrl).toBe('https://gifts.example');
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
  ['DATA_ENCRYPTION_KEY', 'z'.repeat(64)],
  ['TRUSTED_PROXIES', '10.0.0.0/8,everyone'],
  ['ACCOUNT_DISCLOSURE', 'maybe'],
  ['QUERY_MAIL_TO', 'nobody'],
  ['CONTACT_EMAIL', 'nobody'],
  ['CONTACT_PHONE', 'call us'],
  ['WHATSAPP_URL', 'javascript:alert(1)'],
  ['INSTAGRAM_URL', 'http://instagram.example'],
  ['DEMO_SHOP_ORIGIN', 'here'],
  ['SAMPLE_REGISTRY', 'not a code'],
  ['LOG_LEVEL', 'loud'],
];

for (const [name, value] of bad)
  test(`${name}=${value} is rejected with an error that names the variable`, () => {
    expect(() => readConfig({ ...development, [name]: value })).toThrow(
      expect.objectContaining({ name: 'ConfigError', message: expect.stringMatching(`^${name} `) }),
    );
  });

for (const name of [
  'DATABASE_URL',
  'PUBLIC_BASE_URL',
  'SESSION_SECRET',
  'DATA_ENCRYPTION_KEY',
  'QUERY_MAIL_TO',
])
  test(`production requires ${name}`, () => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(
      expect.objectContaining({
        name: 'ConfigError',
        message: expect.stringMatching(`^${name} is not set\\.`),
      }),
    );
  });

test('a start names everything that is missing or wrong at once', () => {
  const problems = () =>
    readConfig({
      NODE_ENV: 'production',
      PORT: 'http',
      SESSION_SECRET: 'short',
      GOOGLE_CLIENT_ID: 'id',
      PICTURES_BUCKET_URL: 'https://s3.example/gifts',
      RELEASES_BUCKET_SECRET: 'secret',
      SCRAPE_ALLOW_ORIGINS: 'http://127.0.0.1:4000',
    });
  const named = [
    'PORT',
    'DATABASE_URL',
    'SESSION_SECRET',
    'PUBLIC_BASE_URL',
    'DATA_ENCRYPTION_KEY',
    'QUERY_MAIL_TO',
    'SCRAPE_ALLOW_ORIGINS',
    'GOOGLE_CLIENT_SECRET',
    'PICTURES_BUCKET_KEY_ID',
    'PICTURES_BUCKET_SECRET',
    'RELEASES_BUCKET_URL',
    'RELEASES_BUCKET_KEY_ID',
  ];
  expect(problems).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(new RegExp(`^${named.join(' .*\\n')} `)),
    }),
  );
});

test('production rejects plain http and the demo shop', () => {
  expect(() => readConfig({ ...production, PUBLIC_BASE_URL: 'http://gifts.example' })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/^PUBLIC_BASE_URL must be an https address/),
    }),
  );
  expect(() => readConfig({ ...production, DEMO_SHOP_ORIGIN: 'http://127.0.0.1:4000' })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/^DEMO_SHOP_ORIGIN must not be set/),
    }),
  );
});

test('Google sign-in requires client id and secret', () => {
  expect(() => readConfig({ ...development, GOOGLE_CLIENT_ID: 'id' })).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^GOOGLE_CLIENT_SECRET is not set/) }),
  );
});

test('an error does not repeat the password of an invalid URL', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db' })).toThrow(
    expect.objectContaining({
      name: 'ConfigError',
      message: expect.not.stringContaining('hunter2'),
    }),
  );
});

test('development shows placeholder contact details, production only configured ones', () => {
  expect(
    Object.values(readConfig(development).contact).every((way) => way !== undefined),
  ).toBeTruthy();
  const { contact } = readConfig({ ...production, WHATSAPP_URL: 'https://wa.me/911234567890' });
  expect(contact.whatsappUrl).toBe('https://wa.me/911234567890');
  expect([contact.email, contact.phone, contact.instagramUrl]).toStrictEqual(
    Array(3).fill(undefined),
  );
});

const paid = {
  RAZORPAY_KEY_ID: 'key',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
  PAYMENT_PROVIDER_ORIGIN: 'http://127.0.0.1:1092',
};

test('payments at the demo provider are refused in production', () => {
  const demo = { ...paid, PAYMENTS: 'demo' };
  expect(readConfig({ ...development, ...demo }).payments.adapter).toBe('demo');
  expect(() => readConfig({ ...production, ...demo })).toThrow(
    'PAYMENTS must not be demo with NODE_ENV=production.',
  );
  expect(readConfig({ ...production, ...paid, PAYMENTS: 'razorpay' }).payments).toMatchObject({
    adapter: 'razorpay',
    origin: 'https://api.razorpay.com',
  });
});

test('a provider without its keys is refused with their names', () => {
  expect(() => readConfig({ ...development, PAYMENTS: 'razorpay' })).toThrow(
    'RAZORPAY_WEBHOOK_SECRET is not set. PAYMENTS=razorpay requires it.',
  );
});

test('earlier secrets follow the current one after a comma, each as long as one', () => {
  const secrets = `${'n'.repeat(32)},${'o'.repeat(32)}`;
  const keys = `${'a'.repeat(64)}, ${'b'.repeat(64)}`;
  const config = readConfig({ ...production, SESSION_SECRET: secrets, DATA_ENCRYPTION_KEY: keys });
  expect(config.sessionSecrets).toEqual(['n'.repeat(32), 'o'.repeat(32)]);
  expect(config.dataEncryptionKeys.map((key) => key.toString('hex')[0])).toEqual(['a', 'b']);
  const short = { ...production, SESSION_SECRET: `${'n'.repeat(32)},short` };
  expect(() => readConfig(short)).toThrow('SESSION_SECRET must have at least 32 characters.');
});
