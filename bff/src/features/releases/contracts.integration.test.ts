import { sql } from 'kysely';
import { errorReply, releaseTable, type ReleaseManifest } from '@gift-registry/bff-contract';
import { newDeployToken } from '../../testing/deploy-token.ts';
import { writeSampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBuild, type Build } from './build.ts';
import { publishBuilds } from './publish-release.ts';
import { createReleaseFiles } from './release-files.ts';
import { rollBack } from './roll-back.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const target = () => ({ db: app.deps.db, files: createReleaseFiles(app.deps.config) });

async function buildOf(
  project: string,
  code: string,
  contracts?: ReleaseManifest['contracts'],
): Promise<{ folder: string; build: Build }> {
  const manifest = JSON.stringify({
    ...{ project, entry: 'entry.js', scripts: ['entry.js'], styles: ['entry.css'], contracts },
    pages: [],
  });
  const folder = await writeSampleBuild({ project, code, manifest });
  return { folder, build: await readBuild(project, folder) };
}

const liveTable = async () =>
  releaseTable.parse(await (await fetch(`${app.baseUrl}/_mf/registry.json`)).json());

test('an upload that this server can’t serve is refused, says why and leaves nothing', async () => {
  const { token } = await newDeployToken(app, 'mfe-guest');
  const upload = async (contracts?: ReleaseManifest['contracts']) => {
    const { build } = await buildOf('mfe-guest', 'upload', contracts);
    const form = new FormData();
    for (const { path, content } of build.files)
      form.append(path, new Blob([Uint8Array.from(content)]), 'file');
    const response = await fetch(`${app.baseUrl}/api/deploy/mfe-guest/releases`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    const reply: unknown = await response.json();
    return { build, message: response.ok ? '' : errorReply.parse(reply).error.message };
  };
  const refused = await upload({ bff: '99.0.0' });
  expect(refused.message).toMatch(
    /^mfe-guest \S+ was not published\. mfe-guest was built against 99\.0\.0 of bff\/contract, and this server has .*Update the server first\.$/,
  );
  expect((await liveTable())['mfe-guest']).toBeUndefined();
  expect(await target().files.has(refused.build)).toBe(false);
  expect((await upload()).message).toBe('');
});

test('a shell and its remotes of the next major version are published together', async () => {
  const publish = async (...builds: readonly { build: Build }[]) =>
    publishBuilds(
      target(),
      builds.map(({ build }) => build),
    );
  await publish(
    await buildOf('shell', 'one', { shell: '1.0.0' }),
    await buildOf('mfe-host', 'one', { shell: '1.0.0' }),
  );
  const shell = await buildOf('shell', 'two', { shell: '2.0.0' });
  const host = await buildOf('mfe-host', 'two', { shell: '2.0.0' });
  await expect(publish(shell)).rejects.toThrow('publish them together');
  await expect(publish(host)).rejects.toThrow('Publish the shell first.');
  expect((await publish(shell, host)).map(({ changed }) => changed)).toStrictEqual([true, true]);
});

test('a live release of an earlier contract is marked, and the others are not', async () => {
  const { db } = app.deps;
  const { build } = await buildOf('mfe-public', 'old');
  await publishBuilds(target(), [build]);
  await publishBuilds(target(), [(await buildOf('mfe-public', 'new')).build]);
  await db
    .updateTable('mfeReleases')
    .set({ manifest: sql<string>`manifest || '{"contracts": {"bff": "0.9.0"}}'` })
    .where('version', '=', build.version)
    .execute();
  expect((await liveTable())['mfe-public']?.outdated).toBeUndefined();
  await rollBack(target(), 'mfe-public', { wanted: build.version });
  const table = await liveTable();
  expect(table['mfe-public']?.outdated).toBe(true);
  expect(table['mfe-host']?.outdated).toBeUndefined();
});
