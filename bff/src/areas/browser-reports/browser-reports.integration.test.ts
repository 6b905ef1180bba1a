import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listReleases } from '@gift-registry/bff-contract';
import { webhookJobSchema } from '@gift-registry/workers-contract';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';
import { openPayload } from '../../platform/outbox/sealed-payload.ts';
import { createAccount, signUpAndIn } from '../../testing/accounts.ts';
import { lastMail } from '../../testing/mails/mailbox.ts';
import {
  openAndReport,
  openDocument,
  reportingBrowser,
  sendReport,
  type ReportedView,
} from '../../testing/requests/reporting-browser.ts';
import { writeSampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readBuild } from '../../platform/releases/builds/build.ts';
import { createReleaseFiles } from '../../platform/releases/files/create-release-files.ts';
import { createLiveReleases } from '../../platform/releases/live-releases.ts';
import type { PublishOptions } from '../../platform/releases/publishing/release-target.ts';
import { publishBuilds } from '../../platform/releases/publishing/publish-builds.service.ts';
import { releaseFolder } from '../../platform/releases/release-folders.ts';
import { byCommand } from '../../platform/releases/release-audit.repository.ts';
import { addContact } from '../../platform/releases/team/contacts.service.ts';
import { createTellTeam } from '../../platform/releases/team/tell-team.ts';
import { isInShare } from '../../platform/releases/share.ts';
import { sampleOf } from './browser-reports.repository.ts';
import { probabilityOfChance } from './failure-test.ts';
import { concludeChecks, type WatchOptions } from './live-suspects.service.ts';
import { createRenderingCounters } from '../../platform/releases/renderings/rendering-counters.ts';
import { tellFailingRenderings } from './failing-renderings.service.ts';
import { withdrawFailing } from './withdraw-failing.service.ts';

const page = { screen: 'a', path: '/a/:id', title: 'A', description: 'A.' } as const;

let app: TestApp;
let shell: string;
beforeEach(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1', '::1'] } });
  shell = await publish('shell', 'shell one');
});
afterEach(() => app.close());

const target = () => ({ db: app.deps.db, files: createReleaseFiles(app.deps.config) });
const watch = (changes: Partial<WatchOptions> = {}): WatchOptions => ({
  ...app.deps,
  ...target(),
  tell: createTellTeam(app.deps),
  live: createLiveReleases(app.deps.db, app.deps.log),
  // The sample has no server bundle.
  renders: async () => undefined,
  ...changes,
});

async function publish(
  project: string,
  code: string,
  { prerender, ...options }: PublishOptions & { prerender?: object } = {},
): Promise<string> {
  const folder = await writeSampleBuild({
    project,
    code,
    pages: project === 'shell' ? [] : [{ ...page, ...(prerender && { prerender }) }],
  });
  const build = await readBuild(project, folder);
  await publishBuilds(target(), [build], options);
  return build.version;
}

const age = () =>
  sql`update mfe_releases set published_at = published_at - interval '1 hour',
        live_since = live_since - interval '1 hour'`.execute(app.deps.db);

const liveVersion = async (project: string) =>
  (
    await app.deps.db
      .selectFrom('mfeReleases')
      .select(['version', 'canaryPercent'])
      .where('project', '=', project)
      .where((is) => is.or([is('isLive', '=', true), is('canaryPercent', 'is not', null)]))
      .orderBy('isLive', 'desc')
      .execute()
  ).map(({ version }) => version);

const crash = [{ project: 'mfe-guest', kind: 'crash' }];
const taken = '202 {"accepted":true}';
const ignored = '202 {"accepted":false}';

async function reportFrom(count: number, view: (index: number) => ReportedView): Promise<void> {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      openAndReport(app, reportingBrowser(app, index), view(index)),
    ),
  );
  expect(new Set(replies)).toEqual(new Set([taken]));
}

const visitCanary = (live: string, canary: string, percent: number, failing: number) =>
  reportFrom(200, (index) => {
    const isCanary = isInShare(reportingBrowser(app, index).id, 'mfe-guest', percent);
    const failures = isCanary && index % failing === 0 ? crash : [];
    return { version: isCanary ? canary : live, shell, failures };
  });

test('a failing canary is taken back by itself, audited, and the admins get a mail; the live release stays', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const live = await publish('mfe-guest', 'good');
  await age();
  const canary = await publish('mfe-guest', 'bad', { canaryPercent: 40 });
  await visitCanary(live, canary, 40, 3);
  await withdrawFailing(watch());
  expect(await liveVersion('mfe-guest')).toEqual([live]);
  const audit = await app.deps.db
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'release-withdrawn')
    .execute();
  expect(audit).toMatchObject([
    {
      subject: `release:mfe-guest@${canary}`,
      details: { by: { kind: 'automatic' }, before: live },
    },
  ]);
  const { data } = await lastMail(app, admin.email, 'release-withdrawn');
  expect(data).toMatchObject({ project: 'mfe-guest', version: canary, before: live });
  await withdrawFailing(watch());
  expect(await liveVersion('mfe-guest')).toEqual([live]);
});

test('the team of a withdrawn canary hears page, part, error and place by mail and by webhook, and its build is marked', async () => {
  const target = { ...app.deps, actor: byCommand };
  const added = await addContact(target, 'mfe-guest', 'https://team.example/hook');
  await addContact(target, 'mfe-guest', 'team@guest.example');
  const live = await publish('mfe-guest', 'good');
  await age();
  const canary = await publish('mfe-guest', 'bad', { canaryPercent: 40 });
  const error = {
    message: 'TypeError: "Asha" of asha@example.com has no 4711',
    stack: `open@/_mf/mfe-guest/${canary}/chunks/page.js:1:2\nnot a frame of Asha`,
  };
  await reportFrom(200, (index) => {
    const isCanary = isInShare(reportingBrowser(app, index).id, 'mfe-guest', 40);
    const failures =
      isCanary && index % 3 === 0
        ? [{ project: 'mfe-guest', kind: 'crash', part: 'checkout', error }]
        : [];
    return { version: isCanary ? canary : live, shell, failures };
  });
  await withdrawFailing(watch());

  const known = {
    page: '/a/:id',
    part: 'checkout',
    error: 'TypeError: "…" of … has no #',
    stack: 'at open (mfe-guest chunks/page.js:1:2)',
  };
  const { data } = await lastMail(app, 'team@guest.example', 'release-withdrawn');
  const { part, page, ...words } = known;
  expect(data).toMatchObject({
    ...{ version: canary, before: live, page: `${page}, in ${part}` },
    ...words,
  });
  const cipher = createDataCipher(app.deps.config.dataEncryptionKey);
  const hooks = await app.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'webhook')
    .execute();
  const [hook] = hooks.map(({ payload }) => webhookJobSchema.parse(openPayload(cipher, payload)));
  expect(hooks).toHaveLength(1);
  expect(JSON.stringify(hooks)).not.toContain(added.secret);
  expect(hook).toMatchObject({ url: 'https://team.example/hook', secret: added.secret });
  expect(JSON.parse(hook?.body ?? '')).toMatchObject({
    type: 'release.withdrawn',
    data: { project: 'mfe-guest', version: canary, reason: { because: 'reports', ...known } },
  });

  const { client: admin } = await signUpAndIn(app, { role: 'admin' });
  const { releases } = await admin.call(listReleases, {});
  const { recent = [] } = releases.find(({ project }) => project === 'mfe-guest') ?? {};
  expect(recent.map(({ version, state }) => [version, state])).toEqual([
    [canary, 'withdrawn'],
    [live, 'live'],
  ]);
  expect(recent[0]?.withdrawal).toMatchObject({ because: 'reports', ...known });
  expect(recent[0]?.withdrawal?.networks).toBeGreaterThan(5);

  // The same build again is a decision, not a habit.
  const again = publish('mfe-guest', 'bad', { canaryPercent: 40 });
  await expect(again).rejects.toThrow(/was withdrawn at .*: TypeError.* on \/a\/:id.*--again/);
  expect(await publish('mfe-guest', 'bad', { canaryPercent: 40, isAgain: true })).toBe(canary);
  expect(await liveVersion('mfe-guest')).toEqual([live, canary]);
});

test('control: a canary that fails as often as the release before it stays', async () => {
  const live = await publish('mfe-guest', 'good');
  await age();
  const canary = await publish('mfe-guest', 'as good', { canaryPercent: 40 });
  await reportFrom(200, (index) => {
    const isCanary = isInShare(reportingBrowser(app, index).id, 'mfe-guest', 40);
    const failures = index % 10 === 0 ? crash : [];
    return { version: isCanary ? canary : live, shell, failures };
  });
  await withdrawFailing(watch());
  expect(await liveVersion('mfe-guest')).toEqual([live, canary]);
});

test('10,000 forged reports from 50 addresses without tokens change nothing and silence nobody', async () => {
  const live = await publish('mfe-guest', 'good');
  await age();
  const canary = await publish('mfe-guest', 'bad', { canaryPercent: 40 });
  const foreign = `${await openDocument(app, reportingBrowser(app, 9_000))}x`;
  const forge = (index: number) => {
    const visitor = reportingBrowser(app, index, `198.51.100.${index % 50}`);
    const view = { version: index % 2 ? canary : live, shell, failures: crash };
    return sendReport(app, visitor, view, index % 3 ? undefined : foreign);
  };
  for (let sent = 0; sent < 10_000; sent += 100) {
    const replies = Array.from({ length: 100 }, (_, index) => forge(sent + index));
    expect(new Set(await Promise.all(replies))).toEqual(new Set([ignored]));
  }
  expect(await app.deps.db.selectFrom('browserReports').selectAll().execute()).toEqual([]);

  const neighbour = reportingBrowser(app, 1, '198.51.100.1');
  const version = isInShare(neighbour.id, 'mfe-guest', 40) ? canary : live;
  expect(await openAndReport(app, neighbour, { version, shell })).toBe(taken);
  await visitCanary(live, canary, 40, 3);
  await withdrawFailing(watch());
  expect(await liveVersion('mfe-guest')).toEqual([live]);
});

test('many fine views behind one address leave room for one that failed', async () => {
  const version = await publish('mfe-guest', 'good');
  const visitor = reportingBrowser(app, 1, '198.51.100.1');
  const token = await openDocument(app, visitor);
  const fine = Array.from({ length: 61 }, () =>
    sendReport(app, visitor, { version, shell }, token),
  );
  // Control: the quota of fine views is used up.
  expect(await Promise.all(fine)).toContain(ignored);
  const failed = { version, shell, failures: crash };
  expect(await openAndReport(app, reportingBrowser(app, 2, '198.51.100.1'), failed)).toBe(taken);
});

test('forged reports with tokens take no live release back: the admins are alarmed, and it is red', async () => {
  const { client: admin, user } = await signUpAndIn(app, { role: 'admin' });
  const before = await publish('mfe-guest', 'good');
  await reportFrom(60, () => ({ version: before, shell }));
  await age();
  const live = await publish('mfe-guest', 'also good');
  await reportFrom(60, () => ({ version: live, shell }));
  const view = { version: live, shell, failures: crash };
  const forge = async (index: number, times: number): Promise<string[]> => {
    const visitor = reportingBrowser(app, index, `198.51.100.${index % 50}`);
    const token = await openDocument(app, visitor);
    const replies = Array.from({ length: times }, () => sendReport(app, visitor, view, token));
    return Promise.all(replies);
  };
  for (let index = 0; index < 200; index += 50) {
    const forged = Array.from({ length: 50 }, (_, offset) => forge(index + offset, 3));
    expect(new Set((await Promise.all(forged)).flat())).toEqual(new Set([taken]));
  }
  expect(await forge(200, 80)).toContain(ignored);
  expect(await openAndReport(app, reportingBrowser(app, 70), { version: live, shell })).toBe(taken);

  const sample = await sampleOf(app.deps.db, 'mfe-guest', live);
  expect(sample).toMatchObject({ networks: 111, failingNetworks: 50 });
  expect(sample.failed).toBeLessThanOrEqual(200);
  // Control: these reports would take a canary back.
  const comparison = await sampleOf(app.deps.db, 'mfe-guest', before);
  expect(probabilityOfChance(sample, comparison)).toBeLessThan(0.0005);

  await withdrawFailing(watch());
  await concludeChecks(watch());
  expect(await liveVersion('mfe-guest')).toEqual([live]);
  const checks = app.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'page-check');
  const [check] = await checks.execute();
  expect(check?.payload).toMatchObject({
    project: 'mfe-guest',
    pages: [{ page: '/a/:id', suspect: expect.stringMatching(/^\/a\/example\?release=/) }],
  });
  // No worker took the job in time.
  await sql`update release_alarms set checked_at = checked_at - interval '1 minute'`.execute(
    app.deps.db,
  );
  await concludeChecks(watch());
  await concludeChecks(watch());
  await withdrawFailing(watch());
  expect(await checks.execute()).toHaveLength(1);
  const { data } = await lastMail(app, user.email, 'release-alarm');
  expect(data).toMatchObject({ project: 'mfe-guest', version: live, page: '/a/:id' });
  const { releases } = await admin.call(listReleases, {});
  expect(releases.find(({ project }) => project === 'mfe-guest')).toMatchObject({
    live: { version: live },
    alarm: { version: live, page: '/a/:id', failed: sample.failed },
  });
  expect(await liveVersion('mfe-guest')).toEqual([live]);
});

test('a live release whose failures the server sees itself is taken back', async () => {
  const before = await publish('mfe-guest', 'good', { prerender: {} });
  await reportFrom(60, () => ({ version: before, shell }));
  await age();
  const failAll = async (code: string) => {
    const version = await publish('mfe-guest', code, { prerender: {} });
    await reportFrom(60, () => ({ version, shell, failures: crash }));
    return version;
  };
  const withoutFiles = await failAll('without files');
  await withdrawFailing(watch());
  expect(await liveVersion('mfe-guest')).toEqual([withoutFiles]);
  await sql`update release_alarms set check_id = null, checked_at = now() - interval '3 minutes'`.execute(
    app.deps.db,
  );
  const folder = releaseFolder(app.deps.config.dataDir, 'mfe-guest', withoutFiles);
  await rm(join(folder, 'chunks/page.js'));
  await withdrawFailing(watch());
  expect(await liveVersion('mfe-guest')).toEqual([before]);

  const unrendered = await failAll('renders nothing');
  const renders: WatchOptions['renders'] = async (releases, _, [tried]) =>
    releases.every(({ version }) => version !== unrendered) ? undefined : tried;
  await withdrawFailing(watch({ renders: async (_, __, [tried]) => tried }));
  expect(await liveVersion('mfe-guest')).toEqual([unrendered]);
  await app.deps.db.deleteFrom('releaseAlarms').execute();
  await withdrawFailing(watch({ renders }));
  expect(await liveVersion('mfe-guest')).toEqual([before]);
  const { details } = await app.deps.db
    .selectFrom('auditLog')
    .select('details')
    .where('action', '=', 'release-withdrawn')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({ evidence: { kind: 'rendering', page: '/a/:id' } });
});

test('three kills in a row turn the rendering of a release off on all servers, and the team is told once', async () => {
  await addContact({ ...app.deps, actor: byCommand }, 'mfe-guest', 'team@guest.example');
  const version = await publish('mfe-guest', 'endless', { prerender: {} });
  const release = { project: 'mfe-guest', version };
  const [here, there] = [0, 1].map(() => createRenderingCounters(app.deps.db, app.deps.log));
  const kill = { release, page: '/a/:id', outcome: 'killed', error: 'Error: endless' } as const;
  here?.note(kill);
  here?.note({ release, page: '/a/:id', outcome: 'rendered' });
  here?.note(kill);
  here?.note(kill);
  // Control: a rendering in between begins the count anew.
  expect(here?.isOff(release)).toBe(false);
  here?.note(kill);
  expect(here?.isOff(release)).toBe(true);
  await here?.flush();
  await there?.flush();
  expect(there?.isOff(release)).toBe(true);

  await tellFailingRenderings(watch());
  await tellFailingRenderings(watch());
  const { data } = await lastMail(app, 'team@guest.example', 'release-news');
  expect(data).toMatchObject({ kind: 'rendering-off', version, page: '/a/:id' });
  const mails = app.deps.db.selectFrom('outbox').select('id').where('topic', '=', 'secret-mail');
  expect(await mails.execute()).toHaveLength(1);
  const { client: admin } = await signUpAndIn(app, { role: 'admin' });
  const { releases } = await admin.call(listReleases, {});
  expect(releases.find(({ project }) => project === 'mfe-guest')?.recent[0]?.rendering).toEqual({
    ...{ rendered: 1, late: 0, thrown: 0, killed: 4, page: '/a/:id', error: 'Error: endless' },
    offSince: expect.any(String),
  });
});

test('a release whose screens throw on the server is withdrawn, when the version before renders them', async () => {
  const before = await publish('mfe-guest', 'renders', { prerender: {} });
  await age();
  const version = await publish('mfe-guest', 'throws', { prerender: {} });
  const counters = createRenderingCounters(app.deps.db, app.deps.log);
  const failure = { page: '/a/:id', outcome: 'thrown', error: 'TypeError: x' } as const;
  for (let index = 0; index < 3; index += 1)
    counters.note({ release: { project: 'mfe-guest', version }, ...failure });
  await counters.flush();
  const failing: WatchOptions['renders'] = async (releases, _, [tried]) =>
    releases.every((each) => each.version !== version) ? undefined : tried;
  await tellFailingRenderings(watch({ renders: failing }));
  expect(await liveVersion('mfe-guest')).toEqual([before]);
  const record = await app.deps.db
    .selectFrom('mfeReleases')
    .select('withdrawal')
    .where('version', '=', version)
    .executeTakeFirst();
  expect(record?.withdrawal).toMatchObject({ because: 'rendering', error: 'TypeError: x' });
});

test('an old live release and its pages are not suspected', async () => {
  const before = await publish('mfe-guest', 'good');
  await reportFrom(60, () => ({ version: before, shell }));
  const live = await publish('mfe-guest', 'bad');
  await age();
  await reportFrom(60, () => ({ version: live, shell, failures: crash }));
  await withdrawFailing(watch());
  expect(await app.deps.db.selectFrom('releaseAlarms').selectAll().execute()).toEqual([]);
});

test('reports about other versions, pages and sites count for nothing, and a row names nobody', async () => {
  const live = await publish('mfe-guest', 'good');
  const visitor = reportingBrowser(app, 1);
  const outside = Array.from({ length: 50 }, (_, index) => reportingBrowser(app, index)).find(
    ({ id }) => !isInShare(id, 'mfe-guest', 10),
  );
  if (!outside) throw new Error('All browsers are in the share.');
  const canary = await publish('mfe-guest', 'canary', { canaryPercent: 10 });
  await openAndReport(app, visitor, { version: 'abcdef', shell });
  await openAndReport(app, visitor, { version: live, shell, page: '/a/secret' });
  await openAndReport(app, outside, { version: canary, shell, failures: crash });
  expect(await app.deps.db.selectFrom('browserReports').selectAll().execute()).toEqual([]);
  const crossSite = await fetch(`${app.baseUrl}/api/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify({
      shell,
      views: [{ project: 'mfe-guest', version: live, page: page.path, failures: [] }],
    }),
  });
  expect(crossSite.status).toBe(403);

  const token = await openDocument(app, outside);
  await sendReport(app, outside, { version: live, shell }, token);
  await sendReport(app, outside, { version: live, shell, failures: crash }, token);
  for (const index of [3, 4, 5, 6])
    await sendReport(app, reportingBrowser(app, index), { version: live, shell }, token);
  const rows = await app.deps.db.selectFrom('browserReports').selectAll().execute();
  expect(rows.map(({ project, failures }) => [project, failures]).sort()).toEqual([
    ['mfe-guest', ['crash']],
    ['shell', []],
  ]);
  expect(JSON.stringify(rows)).not.toContain(outside.ip);
});
