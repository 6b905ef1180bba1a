import { sql } from 'kysely';
import { createReleaseFiles } from '../../platform/releases/files/create-release-files.ts';
import { readBuild } from '../../platform/releases/builds/build.ts';
import { createLiveReleases } from '../../platform/releases/live-releases.ts';
import { publishBuilds } from '../../platform/releases/publishing/publish-builds.service.ts';
import { byCommand } from '../../platform/releases/release-audit.repository.ts';
import { addContact } from '../../platform/releases/team/contacts.service.ts';
import { createTellTeam } from '../../platform/releases/team/tell-team.ts';
import { lastMail } from '../../testing/mails/mailbox.ts';
import { openAndReport, reportingBrowser } from '../../testing/requests/reporting-browser.ts';
import { writeSampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { concludeChecks, type WatchOptions } from './live-suspects.service.ts';
import { withdrawFailing } from './withdraw-failing.service.ts';

const page = { screen: 'a', path: '/a/:id', title: 'A', description: 'A.' } as const;
const crash = [{ project: 'mfe-guest', kind: 'crash' }];

let app: TestApp;
let shell: string;
let live: string;

const target = () => ({ db: app.deps.db, files: createReleaseFiles(app.deps.config) });
const watch = (): WatchOptions => ({
  ...app.deps,
  ...target(),
  tell: createTellTeam(app.deps),
  live: createLiveReleases(app.deps.db, app.deps.log),
  renders: async () => undefined,
});

async function publish(project: string, code: string): Promise<string> {
  const pages = project === 'shell' ? [] : [page];
  const build = await readBuild(project, await writeSampleBuild({ project, code, pages }));
  await publishBuilds(target(), [build]);
  return build.version;
}

const age = (hours: number) =>
  sql`update mfe_releases set published_at = published_at - make_interval(hours => ${hours}),
        live_since = live_since - make_interval(hours => ${hours})`.execute(app.deps.db);

beforeEach(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1', '::1'] } });
  shell = await publish('shell', 'shell one');
  await publish('mfe-guest', 'good');
  await age(1);
  live = await publish('mfe-guest', 'bad');
  await addContact({ ...app.deps, actor: byCommand }, 'mfe-guest', 'team@guest.example');
});
afterEach(() => app.close());

async function view(failures: typeof crash | [], ...networks: number[]): Promise<void> {
  for (const [index, network] of networks.entries()) {
    const browser = reportingBrowser(app, network * 100 + index, `198.51.${network}.7`);
    await openAndReport(app, browser, { version: live, shell, failures });
  }
}

const isSuspected = async (): Promise<boolean> => {
  await withdrawFailing(watch());
  return (await app.deps.db.selectFrom('releaseAlarms').selectAll().execute()).length > 0;
};

test('five failures in a row from three networks alarm the team of a quiet area, hours after its release', async () => {
  await age(20);
  await view([], 1, 2);
  await view(crash, 3, 4, 5, 6, 7);
  expect(await isSuspected()).toBe(true);
  // No worker took the job in time.
  await sql`update release_alarms set checked_at = checked_at - interval '1 minute'`.execute(
    app.deps.db,
  );
  await concludeChecks(watch());
  const { data } = await lastMail(app, 'team@guest.example', 'release-alarm');
  expect(data).toMatchObject({ project: 'mfe-guest', version: live, page: '/a/:id', failed: 5 });
});

test('control: a view that works in between, two networks, or four failures alarm nobody', async () => {
  await view(crash, 1, 2);
  await view([], 3);
  await view(crash, 4, 5, 6, 7);
  expect(await isSuspected()).toBe(false);
  await app.deps.db.deleteFrom('browserReports').execute();
  await view(crash, 1, 1, 1, 1, 2, 2, 2, 2);
  expect(await isSuspected()).toBe(false);
  await app.deps.db.deleteFrom('browserReports').execute();
  await view(crash, 1, 2, 3, 4);
  expect(await isSuspected()).toBe(false);
});
