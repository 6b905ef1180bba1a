import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { errorReply, screenOutlet } from '@gift-registry/bff-contract';
import { newDeployToken } from '../../testing/deploy-token.ts';
import { startBucketServer, type BucketServer } from '../../testing/processes/bucket-server.ts';
import { rawGet } from '../../testing/requests/raw-request.ts';
import { writeSampleBuild, type SampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBuild } from './build.ts';
import { publishBuilds } from './publish-release.ts';
import { createReleaseFiles, releaseFolder } from './release-files.ts';
import { rollBack } from './roll-back.ts';
import { sweepDisk, sweepReleases } from './sweep-releases.ts';

let bucket: BucketServer;
let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  bucket = await startBucketServer();
  const config = { releaseBucket: bucket.bucket, renderTimeoutMs: 5_000 };
  one = await createTestApp({ config });
  two = await createTestApp({ config, database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
  await bucket.close();
});

const target = ({ deps }: TestApp) => ({ db: deps.db, files: createReleaseFiles(deps.config) });

async function publish(build: SampleBuild, app = one): Promise<string> {
  const read = await readBuild(build.project, await writeSampleBuild(build));
  await publishBuilds(target(app), [read]);
  return read.version;
}

const urlOf = (version: string, path = 'entry.js', project = 'mfe-guest') =>
  `/_mf/${project}/${version}/${path}`;

const get = (app: TestApp, url: string) =>
  app.app.inject({ url, headers: { 'accept-encoding': 'identity' } });

const copyOf = ({ deps }: TestApp, version: string, path = 'entry.js') =>
  join(releaseFolder(deps.config.dataDir, 'mfe-guest', version), path);

const objects = async () =>
  (await readdir(bucket.directory, { recursive: true })).filter((path) => path.endsWith('_object'));

test('a release that one machine received over HTTP is served by both, and copied as a whole', async () => {
  const { token } = await newDeployToken(one, 'mfe-guest');
  const build = await readBuild(
    'mfe-guest',
    await writeSampleBuild({ project: 'mfe-guest', code: 'const both = 1;' }),
  );
  const form = new FormData();
  for (const { path, content } of build.files)
    form.append(path, new Blob([Uint8Array.from(content)]), 'file');
  const uploaded = await fetch(`${one.baseUrl}/api/deploy/mfe-guest/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(uploaded.status).toBe(200);
  for (const app of [two, one]) {
    const plain = await get(app, urlOf(build.version));
    expect([plain.statusCode, plain.body.trim()]).toStrictEqual([200, 'const both = 1;']);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await app.app.inject({
      url: urlOf(build.version),
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
  }
  const apart = await createTestApp({ database: one.database });
  expect((await get(apart, urlOf(build.version))).statusCode).toBe(404);
  await apart.close();
  expect(await readdir(copyOf(two, build.version, '.'))).toStrictEqual(
    await readdir(copyOf(one, build.version, '.')),
  );
});

test('a screen is rendered and styled on a machine that has none of its files', async () => {
  const page = { screen: 'a', path: '/a', title: 'A', description: 'A.' } as const;
  await publish({
    project: 'shell',
    code: 'shell',
    server: `function render() { return { html: '<main class="used">${screenOutlet}</main>' }; }`,
  });
  await publish({
    project: 'mfe-guest',
    code: 'rendered',
    pages: [{ ...page, prerender: { reads: [], query: [], personal: false, scripts: true } }],
    server: `function render() { return { html: '<h1>From another machine</h1>' }; }`,
  });
  const { body } = await two.app.inject({ url: '/a', headers: { accept: 'text/html' } });
  expect(body).toContain('From another machine');
  expect(body).toContain('.used{color:red}');
});

test('a machine that lost a file copies the release again', async () => {
  const version = await publish({ project: 'mfe-guest', code: 'const whole = 1;' });
  const whole = (await get(two, urlOf(version))).body;
  await rm(copyOf(two, version));
  const again = await restarted();
  expect((await get(again, urlOf(version))).body).toBe(whole);
  await again.close();
});

const restarted = () =>
  createTestApp({
    database: one.database,
    config: { releaseBucket: bucket.bucket, dataDir: two.deps.config.dataDir },
  });

test('a release that is damaged in the bucket is an error, not a file', async () => {
  const version = await publish({ project: 'mfe-guest', code: 'const remote = 1;' });
  const object = (await objects()).find((path) => path.includes(version)) ?? '';
  const archive = await readFile(join(bucket.directory, object));
  archive[200] = (archive[200] ?? 0) ^ 1;
  await writeFile(join(bucket.directory, object), archive);
  const answer = await get(two, urlOf(version));
  expect([answer.statusCode, errorReply.parse(answer.json()).error.code]).toStrictEqual([
    503,
    'unavailable',
  ]);
  expect(answer.headers['cache-control']).toBeUndefined();
});

test('a path outside of a release is 404', async () => {
  const version = await publish({ project: 'mfe-guest', code: 'const known = 1;' });
  await get(two, urlOf(version));
  for (const path of ['none.js', 'constructor', '__proto__', '.files', '%2e%2e/entry.js'])
    expect([path, (await rawGet(two.baseUrl, urlOf(version, path))).status]).toStrictEqual([
      path,
      404,
    ]);
  expect((await get(two, urlOf('0123456789abcdef'))).statusCode).toBe(404);
});

test('without the bucket, copied releases are served, others are an error, and the API works', async () => {
  const before = await publish({ project: 'mfe-guest', code: 'const before = 1;' });
  const elsewhere = await publish({ project: 'mfe-host', code: 'const elsewhere = 1;' });
  const version = await publish({ project: 'mfe-guest', code: 'const away = 1;' });
  await get(two, urlOf(version));
  await get(two, urlOf(before));
  await bucket.stop();
  const again = await restarted();
  try {
    for (const app of [two, again]) {
      expect((await get(app, urlOf(version))).statusCode).toBe(200);
      expect((await get(app, urlOf(version, 'chunks/page.js'))).statusCode).toBe(200);
      const late = await get(app, urlOf(elsewhere, 'entry.js', 'mfe-host'));
      expect([late.statusCode, errorReply.parse(late.json()).error.code]).toStrictEqual([
        503,
        'unavailable',
      ]);
      expect((await get(app, '/readyz')).statusCode).toBe(200);
      expect((await get(app, '/_mf/registry.json')).statusCode).toBe(200);
      const document = await app.app.inject({ url: '/a', headers: { accept: 'text/html' } });
      expect(document.body).toContain('<!doctype html>');
    }
    await expect(publish({ project: 'mfe-guest', code: 'const refused = 1;' })).rejects.toThrow(
      /The bucket did not answer/,
    );
    expect((await rollBack(target(two), 'mfe-guest')).version).toBe(before);
  } finally {
    await again.close();
    await bucket.start();
  }
  expect((await get(two, urlOf(elsewhere, 'entry.js', 'mfe-host'))).statusCode).toBe(200);
});

test('a refused build leaves nothing in the bucket', async () => {
  const page = { screen: 'b', path: '/b', title: 'B', description: 'B.' } as const;
  await publish({ project: 'mfe-host', pages: [page] });
  const stored = await objects();
  await expect(publish({ project: 'mfe-guest', pages: [page], code: 'thief' })).rejects.toThrow(
    /can't serve \/b/,
  );
  expect(await objects()).toStrictEqual(stored);
});

test('old releases leave the bucket and the disks, and nobody can roll back to them', async () => {
  const old = await publish({ project: 'mfe-guest', code: 'const old = 1;' });
  await get(two, urlOf(old));
  for (let index = 0; index < 11; index += 1)
    await publish({ project: 'mfe-guest', code: `const newer = ${index};` });
  await sql`update mfe_releases set published_at = published_at - interval '100 hours',
              live_since = live_since - interval '100 hours'`.execute(one.deps.db);
  await sweepReleases(target(one));
  expect((await objects()).filter((path) => path.includes(old))).toStrictEqual([]);
  await expect(rollBack(target(two), 'mfe-guest', { wanted: old })).rejects.toThrow(
    /has no version/,
  );
  await utimes(copyOf(two, old, '.'), 1, 1);
  await sweepDisk(target(two));
  await expect(readdir(copyOf(two, old, '.'))).rejects.toThrow(/ENOENT/);
  expect((await get(two, urlOf(old))).statusCode).toBe(404);
  expect(await publish({ project: 'mfe-guest', code: 'const old = 1;' }, two)).toBe(old);
  expect((await get(one, urlOf(old))).statusCode).toBe(200);
});

test('without a bucket, the files are in the data directory alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'no-bucket-'));
  const files = createReleaseFiles({ dataDir, releaseBucket: undefined });
  const build = await readBuild('mfe-auth', await writeSampleBuild({ project: 'mfe-auth' }));
  await files.add(build);
  expect((await readdir(releaseFolder(dataDir, 'mfe-auth', build.version))).sort()).toStrictEqual(
    [
      'chunks',
      'entry.css',
      'entry.css.br',
      'entry.css.gz',
      'entry.js',
      'entry.js.br',
      'entry.js.gz',
      'release.json',
    ].sort(),
  );
  await rm(dataDir, { recursive: true });
});
