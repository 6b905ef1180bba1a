import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { writeSampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBuild, type Build } from './build.ts';
import { publishBuilds } from './publish-release.ts';
import { createReleaseFiles, releaseFolder } from './release-files.ts';
import { rollBack } from './roll-back.ts';
import { sweepReleases } from './sweep-releases.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const target = () => ({ db: app.deps.db, files: createReleaseFiles(app.deps.config) });

async function publish(code: string, canaryPercent?: number): Promise<string> {
  const folder = await writeSampleBuild({ project: 'mfe-guest', code });
  const build = await readBuild('mfe-guest', folder);
  await publishBuilds(target(), [build], { canaryPercent });
  return build.version;
}

const pass = (hours: number) =>
  sql`update mfe_releases
         set published_at = published_at - make_interval(hours => ${hours}),
             live_since = live_since - make_interval(hours => ${hours}),
             withdrawn_at = withdrawn_at - make_interval(hours => ${hours})`.execute(app.deps.db);

const kept = (versions: readonly string[]) => {
  const { dataDir } = app.deps.config;
  return versions.map((version) => existsSync(releaseFolder(dataDir, 'mfe-guest', version)));
};

test('the newest ten releases, and those that an open page of two days may load, keep their files', async () => {
  const first = await publish('first');
  await pass(30);
  const second = await publish('second');
  await pass(30);
  const newer: string[] = [];
  for (let index = 0; index < 11; index += 1) newer.push(await publish(`newer ${index}`));
  await sweepReleases(target());
  expect(kept([first, second, ...newer])).toEqual([true, true, ...newer.map(() => true)]);

  await pass(20);
  // The first one left 50 hours ago; a page from before that has had its two days.
  await sweepReleases(target());
  expect(kept([first, second, ...newer])).toEqual([false, true, ...newer.map(() => true)]);

  await pass(100);
  await sweepReleases(target());
  expect(kept([second, ...newer])).toEqual([false, false, ...newer.slice(1).map(() => true)]);
  await expect(rollBack(target(), 'mfe-guest', { wanted: first })).rejects.toThrow(
    /has no version/,
  );
});

test('the live release and the canary keep their files however old they are', async () => {
  const live = await publish('live for ages');
  const canary = await publish('canary for ages', 10);
  for (let index = 0; index < 12; index += 1) {
    await publish(`other ${index}`, 5);
    await publish('canary for ages', 10);
  }
  await sql`update mfe_releases set published_at = now() - interval '300 days' - (random() * interval '1 hour')
             where version in (${live}, ${canary})`.execute(app.deps.db);
  await pass(200);
  await sweepReleases(target());
  expect(kept([live, canary])).toEqual([true, true]);
});

test('a late file of a page that was opened three deploys ago still loads', async () => {
  const opened = await publish('opened');
  for (const code of ['two', 'three', 'four']) await publish(code);
  await sweepReleases(target());
  const response = await fetch(`${app.baseUrl}/_mf/mfe-guest/${opened}/chunks/page.js`);
  expect(response.status).toBe(200);
});

const rowsOf = (version: string) =>
  app.deps.db.selectFrom('mfeReleases').select('isLive').where('version', '=', version).execute();

test('a build whose files another process sweeps while it is published is refused, and no release without files is left', async () => {
  const build = await readBuild(
    'mfe-guest',
    await writeSampleBuild({ project: 'mfe-guest', code: 'swept' }),
  );
  const { db, files } = target();
  const swept = {
    ...files,
    add: async (added: Build) => {
      await files.add(added);
      await files.remove(added);
    },
  };
  await expect(publishBuilds({ db, files: swept }, [build])).rejects.toThrow(/no longer exist/);
  expect(await rowsOf(build.version)).toEqual([]);
  // Control: without the sweep in between.
  await publishBuilds({ db, files }, [build]);
  expect(await rowsOf(build.version)).toEqual([{ isLive: true }]);
});

test('an old release that is published again while processes sweep keeps its files or is refused', async () => {
  const old = await publish('old');
  for (let index = 0; index < 11; index += 1) await publish(`newer ${index}`);
  for (let time = 0; time < 4; time += 1) {
    await pass(100);
    const [again] = await Promise.allSettled([
      publish('old', 10),
      sweepReleases(target()),
      sweepReleases(target()),
    ]);
    const rows = await rowsOf(old);
    expect(kept([old])).toEqual([rows.length > 0]);
    if (again.status === 'fulfilled') expect(rows.length).toBe(1);
    await publish('old', 10).catch(() => undefined);
    await rollBack(target(), 'mfe-guest');
  }
});
