import { z } from 'zod';
import { settingReport, settingsOf } from './setting-report.ts';
import { meanings } from './setting.ts';

const settings = settingsOf({
  PORT: z.coerce.number().default(3000).register(meanings, { meaning: 'the port' }),
  DATABASE_URL: z.string().register(meanings, { meaning: 'the database' }),
  SECRET: z.string().optional().register(meanings, { meaning: 'signs', secret: true }),
  HOST: z.string().optional().register(meanings, { meaning: 'the host', otherwise: 'any' }),
  BRAND: z.string().default('Tohfa').register(meanings, { meaning: 'the name' }),
});

const sources = [
  {
    from: 'environment',
    values: { SECRET: 'hunter2', DATABASE_URL: 'postgres://me:pw1@db/gifts?a=pw2' },
  },
  { from: 'settings.env', values: { SECRET: 'hunter3', BRAND: 'Shagun' } },
];

test('each setting has its value, where it comes from and its meaning', () => {
  const report = settingReport({ title: 'BFF', settings, sources, problems: [] });
  expect(report.split('\n')).toEqual([
    'BFF',
    '  · PORT  default: 3000',
    '      the port',
    '  ✓ DATABASE_URL  set (environment): postgres://db/gifts',
    '      the database',
    '  ✓ SECRET  set (environment)',
    '      signs',
    '  · HOST  default: any',
    '      the host',
    '  ✓ BRAND  set (settings.env): Shagun',
    '      the name',
    '  A start in production has all that it needs.',
  ]);
});

test('no secret is shown, not even one that is wrong or stands in an address', () => {
  const problems = [
    'SECRET must be longer.',
    'DATABASE_URL must be an address.',
    'HOST is not set.',
  ];
  const wrong = [{ from: 'environment', values: { DATABASE_URL: 'me:pw1@db', SECRET: 'hunter2' } }];
  const report = settingReport({ title: 'BFF', settings, sources: wrong, problems });
  expect(report).not.toMatch(/hunter|pw1|pw2/);
  expect(report).toMatch(/✗ SECRET {2}set/);
  expect(report).toMatch(/✗ HOST {2}missing/);
  expect(report).toMatch(/stops: 3 to mend/);
});

test('a setting without a meaning is refused', () => {
  expect(() => settingsOf({ NEW: z.string().optional() })).toThrow('NEW has no meaning.');
});
