import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const check = (environment: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'check-settings.ts')], {
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  });

const complete = {
  REDIS_URL: 'redis://:hunter2@cache.example',
  PUBLIC_BASE_URL: 'https://gifts.example.com',
  SMTP_URL: 'smtps://me:hunter2@mail.example:465',
};

test('the check names the settings of each worker, without the passwords of addresses', () => {
  const { status, stdout } = check(complete);
  expect(status).toBe(0);
  expect(stdout.match(/^Worker of \w+/gm)).toEqual(['Worker of scrape', 'Worker of mail']);
  expect(stdout).toMatch(/✓ SMTP_URL {2}set \(environment\): smtps:\/\/mail.example:465/);
  expect(stdout).toMatch(/· MAIL_FROM {2}default: BRAND with hello@ the host of PUBLIC_BASE_URL/);
  expect(stdout).not.toMatch(/hunter2/);
});

test('the check fails where one worker could not start', () => {
  const { status, stdout } = check({ ...complete, SMTP_URL: '' });
  expect(status).toBe(1);
  const [scrape, mail] = stdout.split('Worker of mail');
  expect(scrape).toMatch(/A start in production has all that it needs/);
  expect(mail).toMatch(/✗ SMTP_URL is not set. NODE_ENV=production requires it./);
});
