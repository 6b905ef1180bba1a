import { sql } from 'kysely';
import { createAccount } from '../testing/accounts.ts';
import { lastMail } from '../testing/mailbox.ts';
import { reportingBrowser, sendReport } from '../testing/reporting-browser.ts';
import { writeSampleBuild } from '../testing/sample-build.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { readBuild } from '../releases/build.ts';
import { createReleaseFiles } from '../releases/files/create-release-files.ts';
import { publishBuilds } from '../releases/publish-builds.ts';
import { isInShare } from '../releases/share.ts';
import { sampleOf } from './browser-reports.repository.ts';
import { probabilityOfChance } from './failure-test.ts';
import { withdrawFailing } from './withdraw-failing.service.ts';

const page = { screen: 'a', path: '/a/:id', title: 'A', description: 'A.' } as const;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1', '::1'] } });
  await publish('shell', 'shell one');
});
afterEach(() => app.close());

const target = () => ({ db: app.deps.db, files: createReleaseFiles(app.deps.config) });

async function publish(project: string, code: string, canaryPercent?: number): Promise<string> {
  const folder = await writeSampleBuild({
    project,
    code,
    pages: project === 'shell' ? [] : [page],
  });
  const build = await readBuild(project, folder);
  await publishBuilds(target(), [build], { canaryPercent });
  return build.version;
}

/** Releases that were published an hour ago are no longer new. */
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

test('a failing canary is withdrawn by itself, audited, and the admins get a mail; the live release stays', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const [shell = ''] = await liveVersion('shell');
  const live = await publish('mfe-guest', 'good');
  await age();
  const canary = await publish('mfe-guest', 'bad', 40);
  for (let index = 0; index < 200; index += 1) {
    const visitor = reportingBrowser(app, index);
    const isCanary = isInShare(visitor.id, 'mfe-guest', 40);
    expect(
      await sendReport(app, visitor, {
        version: isCanary ? canary : live,
        shell,
        ...(isCanary && index % 3 === 0 && { failures: crash }),
      }),
    ).toBe(202);
  }
  await withdrawFailing({ ...app.deps, ...target() });
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
  await withdrawFailing({ ...app.deps, ...target() });
  expect(await liveVersion('mfe-guest')).toEqual([live]);
});

test('control: a canary that fails as often as the release before it stays', async () => {
  const [shell = ''] = await liveVersion('shell');
  const live = await publish('mfe-guest', 'good');
  await age();
  const canary = await publish('mfe-guest', 'as good', 40);
  for (let index = 0; index < 200; index += 1) {
    const visitor = reportingBrowser(app, index);
    const version = isInShare(visitor.id, 'mfe-guest', 40) ? canary : live;
    await sendReport(app, visitor, {
      version,
      shell,
      ...(index % 10 === 0 && { failures: crash }),
    });
  }
  await withdrawFailing({ ...app.deps, ...target() });
  expect(await liveVersion('mfe-guest')).toEqual([live, canary]);
});

test('a new shell that does not start is withdrawn, an old one is not', async () => {
  const [before = ''] = await liveVersion('shell');
  const guest = await publish('mfe-guest', 'good');
  for (let index = 0; index < 60; index += 1)
    await sendReport(app, reportingBrowser(app, index), { version: guest, shell: before });
  await age();
  const broken = await publish('shell', 'shell broken');
  const failures = [{ project: 'shell', kind: 'start' }];
  for (let index = 0; index < 60; index += 1)
    await sendReport(app, reportingBrowser(app, index), {
      version: guest,
      shell: broken,
      failures,
    });
  await withdrawFailing({ ...app.deps, ...target() });
  expect(await liveVersion('shell')).toEqual([before]);
  expect(await liveVersion('mfe-guest')).toEqual([guest]);

  await publish('shell', 'shell broken again');
  await age();
  const [old = ''] = await liveVersion('shell');
  for (let index = 0; index < 60; index += 1)
    await sendReport(app, reportingBrowser(app, index), { version: guest, shell: old, failures });
  await withdrawFailing({ ...app.deps, ...target() });
  expect(await liveVersion('shell')).toEqual([old]);
});

test('a flood of forged reports from one address, with any number of cookies, withdraws nothing', async () => {
  const [shell = ''] = await liveVersion('shell');
  const live = await publish('mfe-guest', 'good');
  await age();
  const canary = await publish('mfe-guest', 'also good', 50);
  for (let index = 0; index < 160; index += 1) {
    const visitor = reportingBrowser(app, index);
    await sendReport(app, visitor, {
      version: isInShare(visitor.id, 'mfe-guest', 50) ? canary : live,
      shell,
    });
  }
  let forged = 0;
  for (let index = 1_000; index < 1_600; index += 1) {
    // Three addresses, and every other address of one IPv6 customer.
    const ip = index % 4 === 0 ? `2001:db8:7:${index}::1` : `198.51.100.${index % 3}`;
    const visitor = reportingBrowser(app, index, ip);
    if (!isInShare(visitor.id, 'mfe-guest', 50)) continue;
    await sendReport(app, visitor, { version: canary, shell, failures: crash });
    forged += 1;
  }
  expect(forged).toBeGreaterThan(200);
  const sample = await sampleOf(app.deps.db, 'mfe-guest', canary);
  expect(sample.failed).toBeLessThanOrEqual(16);
  expect(sample.failingNetworks).toBe(4);
  await withdrawFailing({ ...app.deps, ...target() });
  expect(await liveVersion('mfe-guest')).toEqual([live, canary]);
  // Control: counted one by one, the same reports would withdraw the canary.
  const unweighted = { views: sample.views + forged, failed: forged, failingNetworks: forged };
  const before = await sampleOf(app.deps.db, 'mfe-guest', live);
  expect(probabilityOfChance(unweighted, before)).toBeLessThan(0.0005);
});

test('reports about other versions, pages and sites count for nothing, and a row names nobody', async () => {
  const [shell = ''] = await liveVersion('shell');
  const live = await publish('mfe-guest', 'good');
  const visitor = reportingBrowser(app, 1);
  const outside = Array.from({ length: 50 }, (_, index) => reportingBrowser(app, index)).find(
    ({ id }) => !isInShare(id, 'mfe-guest', 10),
  );
  if (!outside) throw new Error('All browsers are in the share.');
  const canary = await publish('mfe-guest', 'canary', 10);
  await sendReport(app, visitor, { version: 'abcdef', shell });
  await sendReport(app, visitor, { version: live, shell, page: '/a/secret' });
  await sendReport(app, outside, { version: canary, shell, failures: crash });
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

  await sendReport(app, outside, { version: live, shell });
  await sendReport(app, outside, { version: live, shell, failures: crash });
  await sendReport(app, outside, { version: live, shell });
  const rows = await app.deps.db.selectFrom('browserReports').selectAll().execute();
  expect(rows.map(({ project, failures }) => [project, failures]).sort()).toEqual([
    ['mfe-guest', ['crash']],
    ['shell', []],
  ]);
  expect(JSON.stringify(rows)).not.toContain(outside.ip);
});
