import { join } from 'node:path';
import { readSettings } from './settings.ts';
import { workspaceRoot } from './workspace-root.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/gifts',
  SMTP_URL: 'smtp://mail',
  PUBLIC_BASE_URL: 'https://gifts.example.com',
  SESSION_SECRET: 'x'.repeat(32),
  DATA_ENCRYPTION_KEY: 'a'.repeat(64),
};

test('an empty environment is enough on a newcomer’s machine', () => {
  const settings = readSettings({});
  expect(settings.host).toBe('127.0.0.1');
  expect(settings.port).toBe(3000);
  expect(settings.dataDir).toBe(join(workspaceRoot, '.data'));
  expect(settings.publicBaseUrl).toBe('http://localhost:3000');
  expect(settings.databaseUrl).toBeUndefined();
});

test('an empty value counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test('the public address follows the port and loses a trailing slash', () => {
  expect(readSettings({ PORT: '4000' }).publicBaseUrl).toBe('http://localhost:4000');
  const { publicBaseUrl } = readSettings({ PUBLIC_BASE_URL: 'https://gifts.example.com/' });
  expect(publicBaseUrl).toBe('https://gifts.example.com');
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
  ['DATA_ENCRYPTION_KEY', 'a'.repeat(63)],
  ['MAIL_WEB_PORT', '-1'],
  ['PAYMENTS', 'cash'],
];

for (const [name, value] of bad) {
  test(`${name}=${value} is refused in one message that names it`, () => {
    expect(() => readSettings({ [name]: value })).toThrow(
      expect.objectContaining({
        name: 'Failure',
        message: expect.stringMatching(`^${name} is not usable\\. .+ should be .+\\.$`),
      }),
    );
  });
}

test('a refused secret is not repeated', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://me:hunter2@db' })).toThrow(
    expect.objectContaining({ name: 'Failure', message: expect.not.stringContaining('hunter2') }),
  );
});

test.each(['PORT', 'MAIL_WEB_PORT', 'OPENID_PORT', 'DEMO_SHOP_PORT', 'PAYMENT_PROVIDER_PORT'])(
  '%s on a port that browsers block is refused with its name',
  (name) => {
    expect(() => readSettings({ [name]: '4190' })).toThrow(
      `${name} is not usable. "4190" should be a port that browsers connect to; they block this one.`,
    );
  },
);

test('orders are paid at the demo provider in development, unless PAYMENTS says otherwise', () => {
  expect(readSettings({}).payments).toBe('demo');
  expect(readSettings({ PAYMENTS: 'manual' }).payments).toBe('manual');
  expect(readSettings(production).payments).toBe('manual');
  expect(() => readSettings({ ...production, PAYMENTS: 'demo' })).toThrow(
    'PAYMENTS=demo takes no money. With NODE_ENV=production it is refused.',
  );
});

test('production needs every service to be named', () => {
  expect(readSettings(production).production).toBe(true);
  for (const name of Object.keys(production).slice(1)) {
    expect(() => readSettings({ ...production, [name]: undefined })).toThrow(
      expect.objectContaining({
        message: `${name} is not set. With NODE_ENV=production it has to be.`,
      }),
    );
  }
});

test('all that is missing or wrong is named at once', () => {
  expect(() => readSettings({ PORT: 'three', REDIS_URL: 'here' })).toThrow(
    /^PORT is not usable.*\nREDIS_URL is not usable/,
  );
  expect(() => readSettings({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail' })).toThrow(
    /^DATABASE_URL .*\nPUBLIC_BASE_URL .*\nSESSION_SECRET .*\nDATA_ENCRYPTION_KEY /,
  );
});
