import { listReleases } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { lastMail } from '../../testing/mailbox.ts';
import { sendReport } from '../../testing/requests/reporting-browser.ts';
import { writeSampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tellFailing } from './browser-reports.ts';
import { readBuild } from './build.ts';
import { addContact } from './contacts.ts';
import { publishBuilds, type PublishOptions } from './publish-release.ts';
import { createReleaseFiles } from './release-files.ts';
import { byCommand } from './release-list.repository.ts';
import { createTellTeam } from './tell-team.ts';

const page = { screen: 'a', path: '/a/:id', title: 'A', description: 'A.' } as const;
const taken = '202 {"accepted":true}';
const ignored = '202 {"accepted":false}';

let app: TestApp;
let shell: string;
let live: string;
beforeEach(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1', '::1'] } });
  shell = await publish('shell', 'shell');
  live = await publish('mfe-guest', 'good');
});
afterEach(() => app.close());

const files = () => createReleaseFiles(app.deps.config);
async function publish(project: string, code: string, options: PublishOptions = {}) {
  const pages = project === 'shell' ? [] : [page];
  const build = await readBuild(project, await writeSampleBuild({ project, code, pages }));
  await publishBuilds({ db: app.deps.db, files: files() }, [build], options);
  return build.version;
}

const networkOf = (index: number) => `203.0.${index}.7`;
const crash = [{ project: 'mfe-guest', kind: 'crash' }];
const report = (network: number, failures: typeof crash = []) =>
  sendReport(app, networkOf(network), { version: live, shell, failures });
const reportFrom = async (networks: number, times: number, failures: typeof crash = []) => {
  for (let network = 0; network < networks; network += 1)
    for (let time = 0; time < times; time += 1) expect(await report(network, failures)).toBe(taken);
};

const tell = () => tellFailing({ ...app.deps, files: files(), tell: createTellTeam(app.deps) });
const mails = async () => {
  const { client } = await signUpAndIn(app, { role: 'admin' });
  const { releases } = await client.call(listReleases, {});
  const found = releases.find(({ project }) => project === 'mfe-guest');
  if (!found) throw new Error('The area is missing.');
  return found;
};

test('failures are counted by release, page and hour, and shown with message and place', async () => {
  const error = {
    message: 'TypeError: "Asha" of asha@example.com has no 4711',
    stack: `open@/_mf/mfe-guest/${live}/chunks/page.js:1:2\nnot a frame of Asha`,
  };
  const failures = [{ project: 'mfe-guest', kind: 'crash', part: 'checkout', error }];
  for (const network of [1, 1, 2])
    expect(await sendReport(app, networkOf(network), { version: live, shell, failures })).toBe(
      taken,
    );
  await report(2);
  const rows = await app.deps.db
    .selectFrom('browserReports')
    .select(['project', 'views', 'failed'])
    .orderBy('project')
    .orderBy('views', 'desc')
    .orderBy('failed', 'desc')
    .execute();
  expect(rows).toEqual([
    { project: 'mfe-guest', views: 2, failed: 2 },
    { project: 'mfe-guest', views: 2, failed: 1 },
    { project: 'shell', views: 2, failed: 0 },
    { project: 'shell', views: 2, failed: 0 },
  ]);
  const { seenByBrowsers, failsInBrowsers } = await mails();
  expect(seenByBrowsers).toEqual([
    {
      ...{ version: live, page: '/a/:id', kind: 'crash', part: 'checkout', failed: 3, networks: 2 },
      message: 'TypeError: "…" of … has no #',
      place: `mfe-guest/${live}/chunks/page.js:1:2`,
      hour: expect.any(String),
    },
  ]);
  expect(failsInBrowsers).toBe(false);
});

test('the team hears once of a release that fails in a twentieth of the views and five networks, and it stays', async () => {
  await addContact({ db: app.deps.db, actor: byCommand }, 'mfe-guest', 'team@guest.example');
  const { email } = (await signUpAndIn(app, { role: 'admin' })).user;
  // Control: four networks are not enough, however often they fail.
  await reportFrom(4, 6, crash);
  await tell();
  await expect(lastMail(app, 'team@guest.example', 'release-alarm')).rejects.toThrow();
  // Control: five networks are not enough below a twentieth of the views.
  await report(4, crash);
  await reportFrom(13, 40);
  await tell();
  await expect(lastMail(app, 'team@guest.example', 'release-alarm')).rejects.toThrow();

  await reportFrom(5, 4, crash);
  await tell();
  for (const to of ['team@guest.example', email])
    expect((await lastMail(app, to, 'release-alarm')).data).toMatchObject({
      ...{ project: 'mfe-guest', version: live, page: '/a/:id', failed: 45, networks: 5 },
    });
  await tell();
  const sent = await app.deps.db
    .selectFrom('mails')
    .select('id')
    .where('template', '=', 'release-alarm')
    .execute();
  expect(sent).toHaveLength(2);
  expect(await mails()).toMatchObject({ live: { version: live }, failsInBrowsers: true });
});

test('reports of releases and pages that are not served, of other sites and beyond the limit count for nothing', async () => {
  const send = (view: Partial<Parameters<typeof sendReport>[2]>) =>
    sendReport(app, networkOf(1), { version: live, shell, ...view });
  expect(await send({ version: 'abcd' })).toBe(ignored);
  expect(await send({ page: '/other' })).toBe(ignored);
  expect(await send({ shell: 'abcd' })).toBe(taken);
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { origin: 'https://elsewhere.example' },
    payload: {
      shell,
      views: [{ project: 'mfe-guest', version: live, page: page.path, failures: [] }],
    },
  });
  expect(statusCode).toBe(403);
  for (let time = 0; time < 57; time += 1) await report(1);
  expect(await report(1)).toBe(ignored);
  expect(await report(2)).toBe(taken);
  const rows = await app.deps.db
    .selectFrom('browserReports')
    .select(['project', 'version'])
    .execute();
  expect(new Set(rows.map(({ project, version }) => `${project} ${version}`))).toEqual(
    new Set([`mfe-guest ${live}`, `shell ${shell}`]),
  );
});
