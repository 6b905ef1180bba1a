import { extendedEnvironment, leftOut, touchesReleases } from './extended.ts';

test('a change of the shell, of releases or of scripts asks for the tests of releases', () => {
  expect(touchesReleases(['docs/README.md', 'mfe-host/src/pages.ts', 'bff/src/app.ts'])).toBe(
    false,
  );
  for (const file of ['shell/src/shell.tsx', 'release/src/pack.ts', 'scripts/dev/main.ts'])
    expect(touchesReleases(['docs/README.md', file])).toBe(true);
});

test('the tests that do not run are named', () => {
  const others = leftOut({ others: false, releases: true });
  const releases = leftOut({ others: true, releases: false });
  expect(others).toEqual(expect.arrayContaining(['lost-server', 'many-tabs']));
  expect(releases).toEqual(expect.arrayContaining(['dev-server', 'remote-build']));
  expect(leftOut({ others: false, releases: false })).toHaveLength(others.length + releases.length);
  expect(leftOut({ others: true, releases: true })).toEqual([]);
});

test('Jest and Playwright leave nothing out unless they are told to', () => {
  expect([true, false, 'releases' as const].map(extendedEnvironment)).toEqual([
    { EXTENDED_TESTS: 'on' },
    { EXTENDED_TESTS: 'off' },
    { EXTENDED_TESTS: 'releases' },
  ]);
});
