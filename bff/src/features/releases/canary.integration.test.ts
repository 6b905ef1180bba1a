import { sql } from 'kysely';
import { releaseTable, releaseTableId } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { writeSampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { readBuild } from './build.ts';
import { createPreviews } from './previews.ts';
import { promote, publishBuilds } from './publish-release.ts';
import { createReleaseFiles } from './release-files.ts';
import { rollBack } from './roll-back.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const target = () => ({ db: app.deps.db, files: createReleaseFiles(app.deps.config) });
const page = { screen: 'a', path: '/a', title: 'A', description: 'A.' } as const;

async function publish(project: string, code: string, canaryPercent?: number): Promise<string> {
  const folder = await writeSampleBuild({
    project,
    code,
    pages: project === 'shell' ? [] : [page],
  });
  const build = await readBuild(project, folder);
  await publishBuilds(target(), [build], { canaryPercent, isAgain: true });
  return build.version;
}

async function open(browser: TestClient) {
  const response = await browser.fetch('/a', { headers: { accept: 'text/html' } });
  const html = await response.text();
  const block = new RegExp(`id="${releaseTableId}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? 'null';
  return {
    version: releaseTable.parse(JSON.parse(block))['mfe-guest']?.version ?? '',
    preloaded: [...html.matchAll(/\/_mf\/mfe-guest\/([0-9a-f]+)\//g)].map(([, version]) => version),
    shell: /\/_mf\/shell\/([0-9a-f]+)\//.exec(html)?.[1],
    cache: response.headers.get('cache-control'),
    cookies: response.headers.getSetCookie(),
  };
}

test('a canary reaches its share of browsers, each of them always and on the whole page', async () => {
  await publish('shell', 'shell one');
  const one = await publish('mfe-guest', 'guest one');
  const before = await open(app.client());
  expect(before).toMatchObject({ version: one, cache: 'private, no-cache', cookies: [] });

  const two = await publish('mfe-guest', 'guest two', 50);
  const browsers = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const browser = app.client();
      return { browser, first: await open(browser) };
    }),
  );
  const versions = browsers.map(({ first }) => first.version);
  expect(new Set(versions)).toEqual(new Set([one, two]));
  for (const { browser, first } of browsers) {
    expect(first.cookies.length).toBe(1);
    await browser.csrfToken();
    const second = await open(browser);
    expect(second.cookies).toEqual([]);
    expect(second.version).toBe(first.version);
    for (const { version, preloaded } of [first, second])
      expect(new Set(preloaded)).toEqual(new Set([version]));
  }
});

test('a canary of the shell is served as one', async () => {
  const live = (await open(app.client())).shell;
  const canary = await publish('shell', 'shell two', 50);
  const shells = await Promise.all(
    Array.from({ length: 40 }, async () => (await open(app.client())).shell),
  );
  expect(new Set(shells)).toEqual(new Set([live, canary]));
  expect((await rollBack(target(), 'shell')).withdrawn).toBe(canary);
  expect((await open(app.client())).shell).toBe(live);
});

test('a rollback ends the canary alone, and a promotion gives it to everybody', async () => {
  const live = await publish('mfe-guest', 'guest three');
  const canary = await publish('mfe-guest', 'guest four', 99);
  expect(await rollBack(target(), 'mfe-guest')).toStrictEqual({ version: live, withdrawn: canary });
  expect((await open(app.client())).version).toBe(live);
  await publish('mfe-guest', 'guest four', 0);
  expect((await open(app.client())).version).toBe(live);
  expect(await promote(target(), 'mfe-guest')).toBe(canary);
  expect((await open(app.client())).version).toBe(canary);
  await publish('mfe-guest', 'guest five', 10);
  await rollBack(target(), 'mfe-guest');
  expect((await rollBack(target(), 'mfe-guest')).version).toBe(live);
});

test('a canary is shown by a signed link to everybody who has it, marked, for two weeks', async () => {
  const live = await publish('mfe-guest', 'guest six');
  const hidden = await publish('mfe-guest', 'guest seven', 0);
  const read = async (browser: TestClient, query: string) => {
    const response = await browser.fetch(`/a${query}`, { headers: { accept: 'text/html' } });
    return { html: await response.text(), cache: response.headers.get('cache-control') };
  };
  const { search } = new URL(createPreviews(app.deps).linkOf('mfe-guest', 'canary', '/'));
  const { html, cache } = await read(app.client(), search);
  expect(html).toContain(`Preview of mfe-guest ${hidden}.`);
  expect(html).toContain(`/_mf/mfe-guest/${hidden}/`);
  expect(html).not.toContain(`/_mf/mfe-guest/${live}/`);
  expect(cache).toBe('no-store');

  const { client: admin } = await signUpAndIn(app, { role: 'admin' });
  const expectHidden = async (browser: TestClient, query: string) => {
    const shown = await read(browser, query);
    expect(shown.html).not.toContain('Preview of');
    expect(shown.html).not.toContain(`/_mf/mfe-guest/${hidden}/`);
  };
  for (const query of [
    '',
    `?release=mfe-guest/canary`,
    `?release=mfe-guest@${hidden}`,
    `${search}x`,
  ])
    await expectHidden(admin, query);
  await app.deps.db
    .updateTable('releasePreviews')
    .set({ createdAt: sql<string>`now() - interval '14 days'` })
    .execute();
  await expectHidden(app.client(), search);
});
