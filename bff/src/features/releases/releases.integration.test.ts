import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorReply, releaseTable, type ReleaseTable } from '@gift-registry/bff-contract';
import { newDeployToken } from '../../testing/deploy-token.ts';
import { rawGet } from '../../testing/requests/raw-request.ts';
import { writeSampleBuild, type SampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBuild } from './build.ts';
import { handOverPrefix, publishBuilds, type PublishOptions } from './publish-release.ts';
import { createReleaseFiles, releaseFolder } from './release-files.ts';
import { byCommand } from './release-list.repository.ts';
import { prefixOwners } from './releases.repository.ts';
import { rollBack } from './roll-back.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const target = () => ({ db: app.deps.db, files: createReleaseFiles(app.deps.config) });
const releaseCommand = join(import.meta.dirname, '../../../../release/src/main.mjs');
const guestPage = {
  screen: 'shared',
  path: '/r/:shareCode',
  title: 'Registry',
  description: 'A registry.',
} as const;

async function publish(build: SampleBuild, options: PublishOptions = {}) {
  const read = await readBuild(build.project, await writeSampleBuild(build));
  const [publication] = await publishBuilds(target(), [read], options);
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
  const one = { project: 'mfe-guest', pages: [guestPage], code: 'one' };
  await expect(publish(one)).rejects.toThrow(/was withdrawn at .*publish it with --again/);
  expect((await publish(one, { isAgain: true })).changed).toBe(true);
});

test('a rollback goes to the version that was live before, never to one that was taken back', async () => {
  const code = (name: string) => publish({ project: 'mfe-public', code: name }, { isAgain: true });
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

test('an upgrade of the servers publishes its own builds, but leaves what a team published', async () => {
  const source = {
    ...{ commit: 'c0ffee1', author: 'Asha', message: 'A new heading', isDirty: false },
    tests: 'passed' as const,
  };
  const ofTeam = await publish({ project: 'mfe-guest', code: 'by the team' }, { source });
  const ofServer = await publish({ project: 'mfe-auth', code: 'by an earlier server' });
  const folders = await Promise.all(
    ['mfe-guest', 'mfe-auth'].map(async (project) => {
      const folder = await writeSampleBuild({ project, code: 'of this server' });
      return `${project}=${folder}`;
    }),
  );
  const { databaseUrl, dataDir } = app.deps.config;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'publish.ts'), '--keep-teams', ...folders],
    { env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } },
  );
  expect(stdout).toMatch(`mfe-guest ${ofTeam.version} of its team stays`);
  expect(stdout).toMatch(/^mfe-auth \w+ is live$/m);
  expect((await liveTable())['mfe-guest']?.version).toBe(ofTeam.version);
  expect((await liveTable())['mfe-auth']?.version).not.toBe(ofServer.version);
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

const pageAt = (path: string) => ({ ...guestPage, path });

test('a path belongs to the remote that came first, however it is spelled, and its prefix too', async () => {
  await publish({ project: 'mfe-guest', pages: [guestPage], code: 'mine' });
  await publish({ project: 'mfe-auth', pages: [pageAt('/email-login')], code: 'sign in' });
  for (const [path, reason] of [
    ['/r/:code', '/r belongs to mfe-guest.'],
    ['/R', '/r belongs to mfe-guest.'],
    ['/EMAIL-LOGIN', '/email-login belongs to mfe-auth.'],
    ['/email-login/help', '/email-login belongs to mfe-auth.'],
    ['/api/session', '/api belongs to the server.'],
  ] as const)
    await expect(publish({ project: 'mfe-public', pages: [pageAt(path)] })).rejects.toThrow(
      expect.objectContaining({ message: `mfe-public can't serve ${path}: ${reason}` }),
    );
  for (const path of ['/email-login/', '//evil', '/:x', '/*'])
    await expect(publish({ project: 'mfe-public', pages: [pageAt(path)] })).rejects.toThrow(
      `mfe-public can't serve ${path}: `,
    );
  expect((await liveTable())['mfe-public']).toBeUndefined();
  expect((await prefixOwners(app.deps.db)).has('/evil')).toBe(false);
});

test('a prefix that was handed over is the other’s as soon as its owner has no page there', async () => {
  const { db } = app.deps;
  const [shared, own] = [pageAt('/handed'), pageAt('/handed/over')];
  await publish({ project: 'mfe-guest', pages: [guestPage, shared], code: 'with both' });
  await publish({ project: 'mfe-host', code: 'without' });
  const thief = { project: 'mfe-host', pages: [shared], code: 'takes it' };
  await expect(publish(thief)).rejects.toThrow('/handed belongs to mfe-guest.');
  const handOver = (prefix: string, project: string) =>
    handOverPrefix({ db, actor: byCommand }, { prefix, project });
  await expect(handOver('/nobodys', 'mfe-host')).rejects.toThrow('Nobody owns /nobodys.');
  await expect(handOver('/handed', 'mfe-none')).rejects.toThrow('There is no area mfe-none.');
  await handOver('/handed', 'mfe-host');
  await expect(publish(thief)).rejects.toThrow('/handed is a page of mfe-host, too.');
  expect(Object.keys(await liveTable())).toContain('mfe-guest');
  await expect(
    publish({ project: 'mfe-guest', pages: [guestPage, own], code: 'again' }),
  ).rejects.toThrow('/handed belongs to mfe-host.');
  const last = await publish({ project: 'mfe-guest', pages: [guestPage], code: 'only mine' });
  await publish(thief);
  await expect(rollBack(target(), 'mfe-guest')).rejects.toThrow('/handed is a page of mfe-host');
  expect((await liveTable())['mfe-guest']?.version).toBe(last.version);
});

async function publishUnchecked(project: string, path: string): Promise<string> {
  const build = await readBuild(
    project,
    await writeSampleBuild({ project, pages: [pageAt(path)], code: path }),
  );
  await createReleaseFiles(app.deps.config).add(build);
  await app.deps.db
    .insertInto('mfeReleases')
    .values({
      ...{ project, version: build.version, isLive: true },
      manifest: JSON.stringify(build.manifest),
    })
    .execute();
  return build.version;
}

test('a stored release that can’t be served is left out alone, with the reason, also at the next start', async () => {
  await publish({ project: 'shell', code: 'shell' });
  await publish({ project: 'mfe-auth', pages: [pageAt('/email-login')], code: 'signs in' });
  const version = await publishUnchecked('mfe-a-new', '/email-login/');
  const restarted = await createTestApp({
    database: app.database,
    config: { dataDir: app.deps.config.dataDir },
  });
  const statusOf = async ({ baseUrl }: TestApp, path: string) =>
    (await fetch(baseUrl + path, { headers: { accept: 'text/html' } })).status;
  for (const each of [app, restarted]) {
    for (const path of ['/email-login', '/EMAIL-LOGIN/', '/r/abc'])
      expect([path, await statusOf(each, path)]).toEqual([path, 200]);
    const { token } = await newDeployToken(each, 'shell');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...[releaseCommand, 'list', '--to', each.baseUrl]],
      { env: { DEPLOY_TOKEN: token } },
    );
    expect(stdout).toContain(
      `✗ mfe-a-new ${version} is not served. /email-login/ is a page of mfe-auth, too.`,
    );
  }
  expect(Object.keys(await liveTable())).not.toContain('mfe-a-new');
  await restarted.close();
  await app.deps.db.deleteFrom('mfeReleases').where('project', '=', 'mfe-a-new').execute();
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
    expect.objectContaining({ message: expect.stringMatching(/has no live version/) }),
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
