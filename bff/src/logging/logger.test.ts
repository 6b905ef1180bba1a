import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PassThrough } from 'node:stream';
import { createLogger } from './logger.ts';
import { loggedUrl } from './logged-url.ts';

test('share codes and tokens in an address are not logged', () => {
  assert.equal(loggedUrl('/r/demo-Asha-and-Dev-2026'), '/r/[code]');
  assert.equal(loggedUrl('/api/shared/abc/items/1'), '/api/shared/[code]/items/1');
  assert.equal(loggedUrl('/guest?code=abc'), '/guest?code=[redacted]');
  assert.equal(loggedUrl('/api/events?share=abc'), '/api/events?share=[redacted]');
  assert.equal(
    loggedUrl('/reset-password?access_token=a&refresh_token=b&type=recovery'),
    '/reset-password?access_token=[redacted]&refresh_token=[redacted]&type=[redacted]',
  );
});

test('a search stays readable', () => {
  const url = '/api/catalogue/products?search=lamp&offset=9';
  assert.equal(loggedUrl(url), url);
});

test('secrets that an object drags along are redacted', () => {
  const lines = new PassThrough();
  const log = createLogger('info', lines);
  const secret = 'canary-7';
  const err = Object.assign(new Error('failed'), { parameters: [secret], detail: `(${secret})` });
  log.error(
    {
      err,
      req: { method: 'GET', url: `/r/${secret}`, ip: '::1', headers: { cookie: secret } },
      body: { password: secret, csrfToken: secret, token: secret },
      headers: { authorization: secret, 'x-csrf-token': secret },
    },
    'all at once',
  );
  const line = String(lines.read());
  assert.match(line, /all at once/);
  assert.ok(!line.includes(secret), line);
});

test('a line break in a value stays inside its log line', () => {
  const lines = new PassThrough();
  createLogger('info', lines).info({ name: 'a\n{"level":60}' }, 'hello');
  assert.equal(String(lines.read()).trimEnd().split('\n').length, 1);
});
