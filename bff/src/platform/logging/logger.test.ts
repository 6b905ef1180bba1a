import { PassThrough } from 'node:stream';
import { Client } from 'pg';
import { createLogger, loggedUrl } from './logger.ts';

test('share codes and tokens in URLs are redacted', () => {
  expect(loggedUrl('/r/demo-Asha-and-Dev-2026')).toBe('/r/[code]');
  expect(loggedUrl('/api/shared/abc/items/1')).toBe('/api/shared/[code]/items/1');
  expect(loggedUrl('/guest?code=abc')).toBe('/guest?code=[redacted]');
  expect(loggedUrl('/api/events?share=abc')).toBe('/api/events?share=[redacted]');
  expect(loggedUrl('/reset-password?access_token=a&refresh_token=b&type=recovery')).toBe(
    '/reset-password?access_token=[redacted]&refresh_token=[redacted]&type=[redacted]',
  );
});

test('search parameters are logged', () => {
  const url = '/api/catalogue/products?search=lamp&offset=9';
  expect(loggedUrl(url)).toBe(url);
});

test('secrets inside logged objects are redacted', () => {
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
  expect(line).toMatch(/all at once/);
  expect(line).not.toContain(secret);
});

test('an error is logged with its type, message, code and stack, without the client that it carries', () => {
  const lines = new PassThrough();
  const client = new Client('postgres://gifts:canary-7@db.example/gifts');
  const cause = new Error('the socket closed');
  const err = Object.assign(new TypeError('lost', { cause }), { code: '57P01', client });
  createLogger('info', lines).error({ err }, 'queue connection failed');
  const line = String(lines.read());
  expect(line).toMatch(/"err":\{"type":[^}]*"code":"57P01"\},"msg"/);
  expect(line).not.toMatch(/"client"|canary-7/);
  expect(line).toMatch(/"type":"TypeError","message":"lost: the socket closed"/);
  expect(line.length).toBeLessThan(3_000);
});

test('a line break in a value does not start a new log line', () => {
  const lines = new PassThrough();
  createLogger('info', lines).info({ name: 'a\n{"level":60}' }, 'hello');
  expect(String(lines.read()).trimEnd().split('\n').length).toBe(1);
});
