import { extendedEnvironment, leftOut, touchesReleases } from './extended.ts';

test('a change of the shell, of releases or of scripts asks for the tests of releases', () => {
  expect(touchesReleases(['docs/README.md', 'mfe-host/src/pages.ts', 'bff/src/app.ts'])).toBe(
    false,
  );
  for (const file of ['shell/src/shell.tsx', 'release/src/pack.ts', 'scripts/dev/main.ts'])
    expect(touchesReleases(['docs/README.md', file])).toBe(true);
});

test('the tests that do not run are named', () => {
  const outages = leftOut({ outages: false, releases: true });
  const releases = leftOut({ outages: true, releases: false });
  expect(outages).toContain('lost-server');
  expect(releases).toEqual(expect.arrayContaining(['dev-server', 'remote-build']));
  expect(leftOut({ outages: false, releases: false })).toHaveLength(
    outages.length + releases.length,
  );
  expect(leftOut({ outages: true, releases: true })).toEqual([]);
});

test('Jest and Playwright leave nothing out unless they are told to', () => {
  expect([extendedEnvironment(true), extendedEnvironment(false)]).toEqual([
    { EXTENDED_TESTS: 'on' },
    { EXTENDED_TESTS: 'off' },
  ]);
});
