import { rm } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorReply, releaseTable, type ReleaseTable } from '@gift-registry/bff-contract';
import { rawGet } from '../testing/raw-request.ts';
import { writeSampleBuild, type SampleBuild } from '../testing/sample-build.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { readBuild } from './build.ts';
import { createReleaseFiles } from './files/create-release-files.ts';
import { publishBuilds } from './publish-builds.ts';
import { releaseFolder } from './release-folders.ts';
import { rollBack } from './roll-back.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const target = () => ({ db: app.deps.db, files: createReleaseFiles(app.deps.config) });
const guestPage = {
  screen: 'shared',
  path: '/r/:shareCode',
  title: 'Registry',
  description: 'A registry.',
} as const;

async function publish(build: SampleBuild) {
  const [publication] = await publishBuilds(target(), [
    await readBuild(build.project, await writeSampleBuild(build)),
  ]);
  if (!publication) throw new Error('publication is missing.');
  return publication;
}

const liveTable = async (): Promise<ReleaseTable> =>
  releaseTable.parse(await (await fetch(`${app.baseUrl}/_mf/registry.json`)).json());

test('publishing is visible at once, the same build is unchanged, and a rollback restores the previous version', async () => {
  const first = await publish({ project: 'mfe-guest', pages: [guestPage], code: 'one' });
  expect(first.changed).toBe(true);
  const again = await publish({ project: 'mfe-guest', pages: [guestPage], code: 'one' });
  expect(again).toStrictEqual({ ...first, changed: false });

  const second = await publish({ project: 'mfe-guest', pages: [guestPage], code: 'two' });
  expect(second.version).not.toBe(first.version);
  expect((await liveTable())['mfe-guest']?.version).toBe(second.version);

  expect((await rollBack(target(), 'mfe-guest')).version).toBe(first.version);
  expect((await liveTable())['mfe-guest']?.version).toBe(first.version);
  expect((await rollBack(target(), 'mfe-guest', { wanted: second.version })).version).toBe(
    second.version,
  );
  expect((await publish({ project: 'mfe-guest', pages: [guestPage], code: 'one' })).changed).toBe(
    true,
  );
});

test('a rollback goes to the version that was live before, never to one that was taken back', async () => {
  const code = (name: string) => publish({ project: 'mfe-public', code: name });
  const one = await code('rollback one');
  await code('rollback broken');
  expect((await rollBack(target(), 'mfe-public')).version).toBe(one.version);
  const three = await code('rollback three');
  expect((await rollBack(target(), 'mfe-public')).version).toBe(one.version);
  await code('rollback three');
  const four = await code('rollback four');
  expect(await rollBack(target(), 'mfe-public')).toStrictEqual({
    version: three.version,
    withdrawn: four.version,
  });
  expect((await rollBack(target(), 'mfe-public')).version).toBe(one.version);
  await app.deps.db.deleteFrom('mfeReleases').where('project', '=', 'mfe-public').execute();
});

test('files are immutable, compressed, and stay after newer releases', async () => {
  const { version } = await publish({ project: 'mfe-host', code: 'const first = 1;' });
  await publish({ project: 'mfe-host', code: 'const second = 2;' });
  const url = `${app.baseUrl}/_mf/mfe-host/${version}/entry.js`;
  const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const text = await plain.text();
  expect(text).toMatch(/first/);
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff');

  const packed = await app.app.inject({
    url: `/_mf/mfe-host/${version}/entry.js`,
    headers: { 'accept-encoding': 'br' },
  });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(String(packed.headers['content-type'])).toMatch(/^(?:text|application)\/javascript/);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(text);

  const onPlainHttp = await app.app.inject({
    url: `/_mf/mfe-host/${version}/entry.js`,
    headers: { 'accept-encoding': 'gzip, deflate' },
  });
  expect(onPlainHttp.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(onPlainHttp.rawPayload).toString()).toBe(text);
});

test('a URL outside of the releases is 404 in the shape of the contract', async () => {
  for (const path of [
    '/_mf/mfe-host/none/entry.js',
    '/_mf/%2e%2e/%2e%2e/etc/passwd',
    '/_mf/..%2f..%2f..%2fetc/passwd',
    '/_mf/mfe-host/.hidden',
    '/_mf/mfe-host',
    '/_mf/',
  ]) {
    const { status, body } = await rawGet(app.baseUrl, path);
    expect([path, status]).toStrictEqual([path, 404]);
    expect([path, errorReply.parse(JSON.parse(body)).error.code]).toStrictEqual([
      path,
      'not-found',
    ]);
  }
});

test('two remotes cannot serve the same path', async () => {
  await publish({ project: 'mfe-guest', pages: [guestPage], code: 'mine' });
  await expect(
    publish({ project: 'mfe-public', pages: [{ ...guestPage, path: '/r/:code' }] }),
  ).rejects.toThrow(
    expect.objectContaining({
      message: "mfe-public can't serve /r/:code: it belongs to mfe-guest.",
    }),
  );
  expect((await liveTable())['mfe-public']).toBeUndefined();
});

test('a build that differs from its manifest is rejected', async () => {
  const refusals: readonly (readonly [string, RegExp])[] = [
    ['{', /is not valid JSON/],
    ['{"project":"mfe-auth"}', /is not valid at entry/],
    [
      '{"project":"mfe-host","entry":"entry.js","scripts":[],"styles":[],"pages":[]}',
      /belongs to mfe-host, not to mfe-auth/,
    ],
    [
      '{"project":"mfe-auth","entry":"gone.js","scripts":[],"styles":[],"pages":[]}',
      /references gone\.js, which is missing/,
    ],
  ];
  for (const [manifest, message] of refusals)
    await expect(publish({ project: 'mfe-auth', manifest })).rejects.toThrow(message);
});

test('a rollback without the version’s files is rejected', async () => {
  const { version } = await publish({ project: 'mfe-admin', code: 'one' });
  await publish({ project: 'mfe-admin', code: 'two' });
  await rm(releaseFolder(app.deps.config.dataDir, 'mfe-admin', version), { recursive: true });
  await expect(rollBack(target(), 'mfe-admin')).rejects.toThrow(
    expect.objectContaining({ message: expect.stringMatching(/no longer exist/) }),
  );
  await expect(rollBack(target(), 'mfe-unknown')).rejects.toThrow(
    expect.objectContaining({ message: expect.stringMatching(/has no earlier version/) }),
  );
});

test('concurrent publishing leaves one version live', async () => {
  const builds = await Promise.all(
    Array.from({ length: 6 }, async (_, index) =>
      readBuild('mfe-auth', await writeSampleBuild({ project: 'mfe-auth', code: `v${index % 3}` })),
    ),
  );
  await Promise.all(builds.map((build) => publishBuilds(target(), [build])));
  const live = await app.deps.db
    .selectFrom('mfeReleases')
    .select('version')
    .where('project', '=', 'mfe-auth')
    .where('isLive', '=', true)
    .execute();
  expect(live.length).toBe(1);
});
