import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createAccount } from '../../testing/accounts.ts';
import { lastMail } from '../../testing/mailbox.ts';
import { writeSampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBuild } from './build.ts';
import { addContact } from './contacts.ts';
import { createLiveReleases } from './deployment.ts';
import { publishBuilds, type PublishOptions } from './publish-release.ts';
import { createReleaseFiles, releaseFolder } from './release-files.ts';
import { byCommand } from './release-list.repository.ts';
import { createRenderingCounters } from './renderings.ts';
import { createTellTeam } from './tell-team.ts';
import { withdrawIncomplete, withdrawUnrendered, type WatchOptions } from './withdraw-broken.ts';

const project = 'mfe-guest';
const page = { screen: 'a', path: '/a/:id', title: 'A', description: 'A.', prerender: {} } as const;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const target = () => ({ db: app.deps.db, files: createReleaseFiles(app.deps.config) });
const watch = (renders: WatchOptions['renders'] = async () => undefined): WatchOptions => ({
  ...app.deps,
  ...target(),
  tell: createTellTeam(app.deps),
  live: createLiveReleases(app.deps.db, app.deps.log),
  renders,
});

async function publish(code: string, options: PublishOptions = {}): Promise<string> {
  const build = await readBuild(project, await writeSampleBuild({ project, code, pages: [page] }));
  await publishBuilds(target(), [build], options);
  return build.version;
}

const served = async () => {
  const rows = await app.deps.db
    .selectFrom('mfeReleases')
    .select(['version', 'canaryPercent'])
    .where((is) => is.or([is('isLive', '=', true), is('canaryPercent', 'is not', null)]))
    .execute();
  return rows.map(({ version, canaryPercent }) => `${version} ${canaryPercent ?? 'live'}`).sort();
};

const loseFiles = (version: string) =>
  rm(join(releaseFolder(app.deps.config.dataDir, project, version), 'entry.js'));

async function failAt(version: string, ...addresses: string[]): Promise<void> {
  const counters = createRenderingCounters(app.deps.db, app.deps.log);
  for (const address of addresses)
    counters.note({
      ...{ release: { project, version }, page: page.path, address },
      ...{ outcome: 'thrown', error: 'TypeError: x' },
    });
  await counters.flush();
}

test('a live release whose file is missing goes back to the version before, and its team hears which file', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  await addContact({ db: app.deps.db, actor: byCommand }, project, 'team@guest.example');
  const before = await publish('good');
  const broken = await publish('bad');
  await withdrawIncomplete(watch());
  expect(await served()).toEqual([`${broken} live`]);
  await loseFiles(broken);
  await withdrawIncomplete(watch());
  expect(await served()).toEqual([`${before} live`]);
  for (const to of ['team@guest.example', admin.email])
    expect((await lastMail(app, to, 'release-withdrawn')).data).toMatchObject({
      ...{ project, version: broken, before, error: 'entry.js is missing or damaged.' },
    });
  const { details } = await app.deps.db
    .selectFrom('auditLog')
    .select('details')
    .where('action', '=', 'release-withdrawn')
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({ by: { kind: 'automatic' }, before, because: 'files' });
});

test('a canary whose file is missing ends; where the version before lacks its files as well, nothing changes', async () => {
  const before = await publish('good');
  const canary = await publish('bad', { canaryPercent: 10 });
  await loseFiles(canary);
  await loseFiles(before);
  await withdrawIncomplete(watch());
  expect(await served()).toEqual([`${before} live`, `${canary} 10`].sort());
  await publishBuilds(target(), [
    await readBuild(project, await writeSampleBuild({ project, code: 'mended', pages: [page] })),
  ]);
  const next = await publish('bad again', { canaryPercent: 10 });
  await loseFiles(next);
  await withdrawIncomplete(watch());
  expect((await served()).some((each) => each.startsWith(next))).toBe(false);
});

test('renderings that fail on three addresses in a row withdraw a release, unless the version before fails as well', async () => {
  const before = await publish('good');
  const broken = await publish('bad');
  // Control: one address again and again.
  await failAt(broken, '/a/1', '/a/1', '/a/1', '/a/2');
  await withdrawUnrendered(watch());
  expect(await served()).toEqual([`${broken} live`]);

  await failAt(broken, '/a/1', '/a/2', '/a/3');
  const alike: WatchOptions['renders'] = async (_releases, [tried]) =>
    tried && { page: tried, error: 'TypeError: x' };
  await withdrawUnrendered(watch(alike));
  expect(await served()).toEqual([`${broken} live`]);

  const worse = await publish('worse');
  await failAt(worse, '/a/1', '/a/2', '/a/3');
  await withdrawUnrendered(watch());
  expect(await served()).toEqual([`${broken} live`]);
  expect(before).not.toBe(broken);
});

test('a page that is rendered in between starts the row again', async () => {
  const version = await publish('good');
  const counters = createRenderingCounters(app.deps.db, app.deps.log);
  const note = (address: string, outcome: 'thrown' | 'rendered') =>
    counters.note({ release: { project, version }, page: page.path, address, outcome });
  note('/a/1', 'thrown');
  note('/a/2', 'thrown');
  note('/a/3', 'rendered');
  note('/a/4', 'thrown');
  await counters.flush();
  const failing = () =>
    app.deps.db.selectFrom('releaseRenderings').select('failingSince').executeTakeFirst();
  expect(await failing()).toEqual({ failingSince: null });
  note('/a/5', 'thrown');
  note('/a/6', 'thrown');
  await counters.flush();
  expect(await failing()).toEqual({ failingSince: expect.any(String) });
});
