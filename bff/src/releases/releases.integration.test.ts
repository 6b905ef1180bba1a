import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { errorReply, releaseTable, type ReleaseTable } from '@gift-registry/bff-contract';
import { rawGet } from '../testing/raw-request.ts';
import { writeSampleBuild, type SampleBuild } from '../testing/sample-build.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { readBuild } from './build.ts';
import { publishBuilds } from './publish-builds.ts';
import { releaseFolder } from './release-folders.ts';
import { rollBack } from './roll-back.ts';

let app: TestApp;
before(async () => {
  app = await createTestApp();
});
after(() => app.close());

const target = () => ({ db: app.deps.db, dataDir: app.deps.config.dataDir });
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
  assert.ok(publication);
  return publication;
}

const liveTable = async (): Promise<ReleaseTable> =>
  releaseTable.parse(await (await fetch(`${app.baseUrl}/_mf/registry.json`)).json());

test('a release is seen at once, the same build is no new one, and a rollback brings the old one back', async () => {
  const first = await publish({ project: 'mfe-guest', pages: [guestPage], code: 'one' });
  assert.equal(first.changed, true);
  const again = await publish({ project: 'mfe-guest', pages: [guestPage], code: 'one' });
  assert.deepEqual(again, { ...first, changed: false });

  const second = await publish({ project: 'mfe-guest', pages: [guestPage], code: 'two' });
  assert.notEqual(second.version, first.version);
  assert.equal((await liveTable())['mfe-guest']?.version, second.version);

  assert.equal(await rollBack(target(), 'mfe-guest'), first.version);
  assert.equal((await liveTable())['mfe-guest']?.version, first.version);
  assert.equal(await rollBack(target(), 'mfe-guest', second.version), second.version);
  assert.equal(
    (await publish({ project: 'mfe-guest', pages: [guestPage], code: 'one' })).changed,
    true,
  );
});

test('files never change under their address, travel compressed, and old versions stay', async () => {
  const { version } = await publish({ project: 'mfe-host', code: 'const first = 1;' });
  await publish({ project: 'mfe-host', code: 'const second = 2;' });
  const url = `${app.baseUrl}/_mf/mfe-host/${version}/entry.js`;
  const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const text = await plain.text();
  assert.match(text, /first/);
  assert.equal(plain.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(plain.headers.get('x-content-type-options'), 'nosniff');

  const packed = await app.app.inject({
    url: `/_mf/mfe-host/${version}/entry.js`,
    headers: { 'accept-encoding': 'br' },
  });
  assert.equal(packed.headers['content-encoding'], 'br');
  assert.match(String(packed.headers['content-type']), /^(?:text|application)\/javascript/);
  assert.equal(brotliDecompressSync(packed.rawPayload).toString(), text);
});

test('an address outside of the releases is 404 in the usual shape', async () => {
  for (const path of [
    '/_mf/mfe-host/none/entry.js',
    '/_mf/%2e%2e/%2e%2e/etc/passwd',
    '/_mf/..%2f..%2f..%2fetc/passwd',
    '/_mf/mfe-host/.hidden',
    '/_mf/mfe-host',
    '/_mf/',
  ]) {
    const { status, body } = await rawGet(app.baseUrl, path);
    assert.equal(status, 404, path);
    assert.equal(errorReply.parse(JSON.parse(body)).error.code, 'not-found', path);
  }
});

test('two remotes can’t own one address', async () => {
  await publish({ project: 'mfe-guest', pages: [guestPage], code: 'mine' });
  await assert.rejects(
    publish({ project: 'mfe-public', pages: [{ ...guestPage, path: '/r/:code' }] }),
    { message: "mfe-public can't have /r/:code: it belongs to mfe-guest." },
  );
  assert.equal((await liveTable())['mfe-public'], undefined);
});

test('a build that is not what it says is refused', async () => {
  const refusals: readonly (readonly [string, RegExp])[] = [
    ['{', /is no JSON/],
    ['{"project":"mfe-auth"}', /is not valid at entry/],
    [
      '{"project":"mfe-host","entry":"entry.js","scripts":[],"styles":[],"pages":[]}',
      /is of mfe-host, not of mfe-auth/,
    ],
    [
      '{"project":"mfe-auth","entry":"gone.js","scripts":[],"styles":[],"pages":[]}',
      /names gone\.js, which is missing/,
    ],
  ];
  for (const [manifest, message] of refusals)
    await assert.rejects(publish({ project: 'mfe-auth', manifest }), { message });
});

test('a rollback to files that are gone is refused', async () => {
  const { version } = await publish({ project: 'mfe-admin', code: 'one' });
  await publish({ project: 'mfe-admin', code: 'two' });
  await rm(releaseFolder(app.deps.config.dataDir, 'mfe-admin', version), { recursive: true });
  await assert.rejects(rollBack(target(), 'mfe-admin'), { message: /are gone/ });
  await assert.rejects(rollBack(target(), 'mfe-unknown'), { message: /has no earlier version/ });
});

test('publishing at once from several places leaves one version live', async () => {
  const builds = await Promise.all(
    Array.from({ length: 6 }, async (_, index) =>
      readBuild('mfe-auth', await writeSampleBuild({ project: 'mfe-auth', code: `v${index % 3}` })),
    ),
  );
  await Promise.all(builds.map((build) => publishBuilds(target(), [build])));
  const live = await app.deps.db
    .selectFrom('mfe_releases')
    .select('version')
    .where('project', '=', 'mfe-auth')
    .where('is_live', '=', true)
    .execute();
  assert.equal(live.length, 1);
});
