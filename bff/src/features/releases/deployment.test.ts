import { randomUUID } from 'node:crypto';
import type { LiveRelease } from './release.ts';
import { createDeployment } from './deployment.ts';
import { isInShare } from './deployment.ts';

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const shareOf = (project: string, percent: number) =>
  visitors.filter((visitor) => isInShare(visitor, project, percent));

test.each([1, 5, 10, 25, 50, 90, 99])(
  'a share of %i % is within 1 % of it over 10,000 visitors',
  (percent) => {
    expect(Math.abs(shareOf('mfe-guest', percent).length / 100 - percent)).toBeLessThan(1);
  },
);

test('a share of 0 % is empty, and a growing share keeps its visitors', () => {
  expect(shareOf('mfe-guest', 0)).toEqual([]);
  const twenty = new Set(shareOf('mfe-guest', 20));
  expect(shareOf('mfe-guest', 10).every((visitor) => twenty.has(visitor))).toBe(true);
});

test('shares of two projects are independent', () => {
  const guest = new Set(shareOf('mfe-guest', 50));
  const both = shareOf('mfe-host', 50).filter((visitor) => guest.has(visitor));
  expect(Math.abs(both.length / 100 - 25)).toBeLessThan(1.5);
});

const release = (project: string, version: string): LiveRelease => ({
  project,
  version,
  manifest: { project, entry: 'entry.js', scripts: [], styles: [], fonts: [], pages: [] },
});

test('a visitor gets one array of releases on every call, and a browser that is not known gets the live ones', () => {
  const live = [release('mfe-guest', 'a1'), release('mfe-host', 'b1')];
  const deployment = createDeployment(live, [{ release: release('mfe-guest', 'a2'), percent: 50 }]);
  expect(deployment.releasesOf(undefined)).toBe(live);
  for (let index = 0; index < 100; index += 1) {
    const visitor = randomUUID();
    const releases = deployment.releasesOf(visitor);
    expect(deployment.releasesOf(visitor)).toBe(releases);
    const version = releases.find(({ project }) => project === 'mfe-guest')?.version;
    expect(version).toBe(isInShare(visitor, 'mfe-guest', 50) ? 'a2' : 'a1');
    expect(releases.map(({ project }) => project)).toEqual(['mfe-guest', 'mfe-host']);
  }
});

test('a release at 0 % is neither served nor loaded', () => {
  const live = [release('mfe-guest', 'a1')];
  const deployment = createDeployment(live, [{ release: release('mfe-guest', 'a2'), percent: 0 }]);
  expect(deployment.canaries).toEqual([]);
  expect(visitors.every((visitor) => deployment.releasesOf(visitor) === live)).toBe(true);
});
