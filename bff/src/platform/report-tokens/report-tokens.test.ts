import { randomBytes } from 'node:crypto';
import type { LiveRelease } from '../releases/live-release.ts';
import { createReportTokens } from './report-tokens.ts';

const sessionSecret = randomBytes(32).toString('hex');
let now = Date.parse('2026-11-29T23:50:00Z');
const tokens = createReportTokens({ sessionSecret }, () => now);

const files = { entry: 'e.js', scripts: [], styles: [], fonts: [], pages: [] };
const release = (project: string, version: string): LiveRelease => ({
  ...{ project, version },
  manifest: { project, ...files },
});
const releases = [release('shell', 'aa'), release('mfe-guest', 'bb')];

const tokenFor = (ip: string, clientBrowser?: string): string =>
  tokens.header({ ip, clientBrowser }, releases)['server-timing'].split('"')[1] ?? '';

test('a token names the network, the releases and a row, for half an hour', () => {
  const token = tokenFor('203.0.113.7', 'browser');
  const read = tokens.read(token);
  expect([...(read?.versions ?? [])]).toEqual([
    ['shell', 'aa'],
    ['mfe-guest', 'bb'],
  ]);
  expect(read?.networkHash).toHaveLength(16);
  expect(token).not.toContain('203.0.113.7');
  expect(tokens.read(tokenFor('203.0.113.7', 'browser'))).toEqual(read);
  expect(tokens.read(tokenFor('203.0.113.8'))?.networkHash).not.toEqual(read?.networkHash);
  const [one, other] = ['2001:db8:7:1::1', '2001:db8:7:2::1'].map((ip) =>
    tokens.read(tokenFor(ip)),
  );
  expect(one?.networkHash).toEqual(other?.networkHash);

  now += 30 * 60_000 - 1;
  expect(tokens.read(token)).toEqual(read);
  now += 1;
  expect(tokens.read(token)).toBeUndefined();
});

test('a token that was changed, made with another key, or made up is none', () => {
  const token = tokenFor('203.0.113.7');
  const other = createReportTokens({ sessionSecret: 'x'.repeat(64) }, () => now);
  expect(other.read(token)).toBeUndefined();
  expect(tokens.read(token.replace('bb', 'cc'))).toBeUndefined();
  for (const made of ['', '.', 'x', `${token}x`]) expect(tokens.read(made)).toBeUndefined();
});
