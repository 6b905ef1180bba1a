import bffContract from '@gift-registry/bff-contract/package.json' with { type: 'json' };
import { releaseManifest, type ReleaseManifest } from '@gift-registry/bff-contract';
import { checkContracts } from './contracts.ts';
import { isOutdated } from './contracts.ts';
import type { LiveRelease } from './release.ts';

const release = (project: string, contracts?: ReleaseManifest['contracts']): LiveRelease => ({
  project,
  version: '1',
  manifest: releaseManifest.parse({
    ...{ project, entry: 'entry.js', scripts: [], styles: [], pages: [] },
    ...(contracts ? { contracts } : {}),
  }),
});

const [major = 0, minor = 0] = bffContract.version.split('.').map(Number);
const shell = (version: string) => release('shell', { shell: version });
const guest = (version: string) => release('mfe-guest', { shell: version });

function refusal(present: readonly LiveRelease[], added: LiveRelease): string | undefined {
  try {
    checkContracts([...present, added], (each) => each === added);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('a release of this contract, of an earlier minor version and without a record is accepted', () => {
  const { version } = bffContract;
  expect(refusal([], release('mfe-guest', { bff: version }))).toBeUndefined();
  expect(refusal([], release('mfe-guest', { bff: `${major}.0.0` }))).toBeUndefined();
  expect(refusal([], release('mfe-guest'))).toBeUndefined();
  expect(refusal([release('shell')], guest('9.0.0'))).toBeUndefined();
  expect(refusal([shell('1.4.0')], guest('1.4.0'))).toBeUndefined();
  expect(refusal([shell('1.4.0')], guest('1.0.0'))).toBeUndefined();
});

test('a release that was built against a later contract waits for the server', () => {
  for (const later of [`${major}.${minor + 1}.0`, `${major + 1}.0.0`])
    expect(refusal([], release('mfe-guest', { bff: later }))).toBe(
      `mfe-guest was built against ${later} of bff/contract, and this server has ${bffContract.version}. Update the server first.`,
    );
});

test('a release that was built against an earlier major version has to be built again', () => {
  const earlier = `${major - 1}.8.0`;
  expect(refusal([], release('mfe-guest', { bff: earlier }))).toBe(
    `mfe-guest was built against ${earlier} of bff/contract, and this server has ${bffContract.version}. Build it again with the current contract.`,
  );
});

test('a release needs the contract of the live shell, and of a shell that some visitors get', () => {
  expect(refusal([shell('1.4.0')], guest('1.5.0'))).toBe(
    'mfe-guest was built against 1.5.0 of shell/contract, and the shell has 1.4.0. Publish the shell first.',
  );
  expect(refusal([shell('2.1.0')], guest('1.5.0'))).toBe(
    'mfe-guest was built against 1.5.0 of shell/contract, and the shell has 2.1.0. Build it again with the current contract.',
  );
  expect(refusal([shell('1.5.0'), shell('1.4.0')], guest('1.5.0'))).toContain(
    'the shell has 1.4.0',
  );
});

test('a shell has to serve the remotes that are there', () => {
  expect(refusal([guest('1.4.0')], shell('1.5.0'))).toBeUndefined();
  expect(refusal([guest('1.4.0')], shell('2.0.0'))).toBe(
    'The shell has 2.0.0 of shell/contract, but mfe-guest was built against 1.4.0. Build both again and publish them together, on the server: node bff/src/features/releases/publish.ts shell=shell/dist mfe-guest=mfe-guest/dist',
  );
  expect(refusal([guest('1.4.0')], shell('1.3.0'))).toBe(
    'The shell has 1.3.0 of shell/contract, but mfe-guest was built against 1.4.0. Build the shell again with that contract.',
  );
});

test('releases that were outdated before keep no other team from publishing', () => {
  const outdated = release('mfe-host', { bff: `${major - 1}.0.0`, shell: '1.0.0' });
  expect(refusal([shell('2.0.0'), outdated], guest('2.0.0'))).toBeUndefined();
});

test('a release is outdated when the major version of the server or of the shell differs', () => {
  expect(isOutdated(release('mfe-guest', { bff: `${major - 1}.0.0` }), [])).toBe(true);
  expect(isOutdated(guest('1.0.0'), [shell('2.0.0')])).toBe(true);
  expect(isOutdated(guest('1.0.0'), [shell('1.9.0')])).toBe(false);
  expect(isOutdated(release('mfe-guest'), [shell('2.0.0')])).toBe(false);
});
