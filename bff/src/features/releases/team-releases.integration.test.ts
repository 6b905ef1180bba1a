import { randomBytes } from 'node:crypto';
import {
  getReleaseHealth,
  handOverPrefix,
  listReleases,
  promoteCanary,
  publishRelease,
  rollBackRelease,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { writeSampleBuild } from '../../testing/samples/sample-build.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { countReports, type ReportRow } from './browser-reports.repository.ts';
import { readBuild } from './build.ts';
import { publishBuilds } from './publish-release.ts';
import { createReleaseFiles } from './release-files.ts';

let app: TestApp;
let admin: TestClient;
let adminId: string;
beforeEach(async () => {
  app = await createTestApp();
  const { client, user } = await signUpAndIn(app, { role: 'admin' });
  admin = client;
  adminId = user.id;
});
afterEach(() => app.close());

async function publish(code: string, canaryPercent?: number, preview?: string): Promise<string> {
  const folder = await writeSampleBuild({ project: 'mfe-guest', code });
  const build = await readBuild('mfe-guest', folder);
  const files = createReleaseFiles(app.deps.config);
  await publishBuilds({ db: app.deps.db, files }, [build], { canaryPercent, preview });
  return build.version;
}

const params = { project: 'mfe-guest' };
const shown = async () => (await admin.call(listReleases, {})).releases[0];
const audited = () =>
  app.deps.db
    .selectFrom('auditLog')
    .select(['action', 'subject', 'actorId'])
    .where('actorId', '=', adminId)
    .where('action', 'like', 'release-%')
    .orderBy('id')
    .execute();

test('an admin promotes the canary and rolls back, both audited, after proving to be present', async () => {
  const first = await publish('first');
  const second = await publish('second', 10);
  const promotion = { params, body: { canary: second } };
  await expect(admin.call(promoteCanary, promotion)).rejects.toMatchObject({
    code: 'step-up-required',
  });
  await expect(
    admin.call(rollBackRelease, { params, body: { withdraws: second } }),
  ).rejects.toMatchObject({ code: 'step-up-required' });
  await stepUp(admin);
  expect(await admin.call(promoteCanary, promotion)).toEqual({ version: second });
  expect(await shown()).toMatchObject({ live: { version: second }, canary: null, previous: first });
  expect(await admin.call(rollBackRelease, { params, body: { withdraws: second } })).toEqual({
    version: first,
    withdrawn: second,
  });
  expect(await shown()).toMatchObject({ live: { version: first } });
  expect(await audited()).toEqual([
    { action: 'release-promoted', subject: `release:mfe-guest@${second}`, actorId: adminId },
    { action: 'release-rolled-back', subject: `release:mfe-guest@${first}`, actorId: adminId },
  ]);
});

test('an uploaded preview becomes the canary, then live, after a confirmed password', async () => {
  const live = await publish('live');
  const preview = await publish('preview', undefined, 'blue');
  const body = { version: preview, seen: live, canary: 10 };
  await expect(admin.call(publishRelease, { params, body })).rejects.toMatchObject({
    code: 'step-up-required',
  });
  await stepUp(admin);
  expect(await admin.call(publishRelease, { params, body })).toEqual({ version: preview });
  expect(await shown()).toMatchObject({
    live: { version: live },
    canary: { version: preview, percent: 10 },
  });
  await admin.call(publishRelease, { params, body: { ...body, canary: null } });
  expect(await shown()).toMatchObject({ live: { version: preview }, canary: null, previous: live });
  expect((await audited()).map(({ action }) => action)).toEqual([
    'release-canary',
    'release-published',
  ]);
});

test('a build that is unknown, withdrawn or chosen on an old page is not published', async () => {
  const first = await publish('first');
  const second = await publish('second');
  await stepUp(admin);
  await admin.call(rollBackRelease, { params, body: { withdraws: second } });
  const publishing = (version: string, seen: string | null = first) =>
    admin.call(publishRelease, { params, body: { version, seen, canary: null } });
  await expect(publishing('abcdef0123')).rejects.toMatchObject({ code: 'conflict' });
  await expect(publishing(first, second)).rejects.toMatchObject({
    message: 'mfe-guest has changed since you looked. Nothing was published.',
  });
  await expect(publishing(second)).rejects.toMatchObject({
    message: expect.stringContaining('was withdrawn'),
  });
  expect(await shown()).toMatchObject({ live: { version: first } });
});

test('ending a canary leaves the live version', async () => {
  const live = await publish('live');
  const canary = await publish('canary', 10);
  await stepUp(admin);
  expect(await admin.call(rollBackRelease, { params, body: { withdraws: canary } })).toEqual({
    version: live,
    withdrawn: canary,
  });
  expect(await shown()).toMatchObject({ live: { version: live }, canary: null });
});

test('an area that changed since the admin looked stays as it is', async () => {
  await publish('live');
  const seen = await publish('seen', 10);
  const newer = await publish('newer', 10);
  await stepUp(admin);
  await expect(admin.call(promoteCanary, { params, body: { canary: seen } })).rejects.toMatchObject(
    { code: 'conflict', message: 'The canary of mfe-guest is another version now.' },
  );
  await expect(
    admin.call(rollBackRelease, { params, body: { withdraws: seen } }),
  ).rejects.toMatchObject({
    code: 'conflict',
    message: 'mfe-guest has changed since you looked. Nothing was rolled back.',
  });
  expect(await shown()).toMatchObject({ canary: { version: newer } });
  expect(await audited()).toEqual([]);
});

test('an admin hands a path over, audited, after proving to be present', async () => {
  const page = { screen: 'a', path: '/handed/:id', title: 'A', description: 'A.' } as const;
  const files = createReleaseFiles(app.deps.config);
  for (const [project, pages] of [
    ['mfe-guest', [page]],
    ['mfe-host', []],
  ] as const) {
    const build = await readBuild(project, await writeSampleBuild({ project, pages }));
    await publishBuilds({ db: app.deps.db, files }, [build]);
  }
  const handOver = { params: { project: 'mfe-host' }, body: { prefix: '/handed' } };
  await expect(admin.call(handOverPrefix, handOver)).rejects.toMatchObject({
    code: 'step-up-required',
  });
  await stepUp(admin);
  expect(await admin.call(handOverPrefix, handOver)).toEqual({
    prefix: '/handed',
    project: 'mfe-host',
  });
  const { releases } = await admin.call(listReleases, {});
  expect(releases.map(({ project, prefixes }) => [project, prefixes])).toEqual([
    ['mfe-guest', []],
    ['mfe-host', ['/handed']],
  ]);
  const entry = await app.deps.db
    .selectFrom('auditLog')
    .select(['subject', 'actorId', 'details'])
    .where('action', '=', 'prefix-handed-over')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    ...{ subject: 'release:mfe-host', actorId: adminId },
    details: { prefix: '/handed', from: 'mfe-guest' },
  });
});

test('the health of pages counts views and failures, and three of four views are as good as the figures', async () => {
  const live = await publish('live');
  const canary = await publish('canary', 10);
  const view = (version: string, values: Partial<ReportRow> = {}): ReportRow => ({
    ...{ project: 'mfe-guest', version, page: '/r/:shareCode', failure: undefined },
    ...{ networkHash: randomBytes(16), lcpMs: null, inpMs: null, cls: null },
    ...values,
  });
  await countReports(app.deps.db, [
    ...[1_000, 1_100, 1_200, 9_000].map((lcpMs) => view(live, { lcpMs, cls: lcpMs / 100_000 })),
    view(canary, { failure: { kind: 'crash' } }),
    view(canary, { inpMs: 80 }),
    view(live, { page: '/guest' }),
  ]);
  const none = { failed: 0, lcpMs: null, inpMs: null, cls: null };
  const row = { project: 'mfe-guest', page: '/r/:shareCode' };
  expect((await admin.call(getReleaseHealth, {})).pages).toEqual([
    { ...row, ...none, version: live, state: 'live', views: 4, lcpMs: 1_200, cls: 0.012 },
    { ...row, ...none, version: live, state: 'live', page: '/guest', views: 1 },
    { ...row, ...none, version: canary, state: 'canary', views: 2, failed: 1, inpMs: 80 },
  ]);
});
