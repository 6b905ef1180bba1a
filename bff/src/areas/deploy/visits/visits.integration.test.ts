import { pageVisitsJobSchema, type PageVisitsResult } from '@gift-registry/workers-contract';
import { z } from 'zod';
import { newDeployToken } from '../../../testing/deploy-token.ts';
import { lastMail } from '../../../testing/mails/mailbox.ts';
import { writeSampleBuild } from '../../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createReleaseFiles } from '../../../platform/releases/files/create-release-files.ts';
import { readBuild, type Build } from '../../../platform/releases/builds/build.ts';
import { createLiveReleases } from '../../../platform/releases/live-releases.ts';
import { createPreviews } from '../../../platform/releases/previews.ts';
import { publishBuilds } from '../../../platform/releases/publishing/publish-builds.service.ts';
import { byCommand } from '../../../platform/releases/release-audit.repository.ts';
import type { RenderingTrial } from '../../../platform/releases/renderings/rendering-trial.ts';
import { addContact } from '../../../platform/releases/team/contacts.service.ts';
import { createTellTeam } from '../../../platform/releases/team/tell-team.ts';
import { createVisits } from './visits.service.ts';

const pages = [
  { screen: 'a', path: '/a/:itemId', title: 'A', description: 'A.', prerender: {} },
  { screen: 'b', path: '/b', title: 'B', description: 'B.', access: 'host' },
] as const;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  await publishBuilds(target(), [await build('shell', 'shell')]);
  await addContact({ ...app.deps, actor: byCommand }, 'mfe-guest', 'team@guest.example');
});
afterEach(() => app.close());

const target = () => ({
  db: app.deps.db,
  files: createReleaseFiles(app.deps.config),
  tell: createTellTeam(app.deps),
});

async function build(project: string, code: string): Promise<Build> {
  return readBuild(
    project,
    await writeSampleBuild({ project, code, pages: project === 'shell' ? [] : pages }),
  );
}

const liveVersion = async (): Promise<string | undefined> => {
  const { live } = await createLiveReleases(app.deps.db, app.deps.log)();
  return live.find(({ project }) => project === 'mfe-guest')?.version;
};

async function send(path: string, token: string, built: Build | object): Promise<Response> {
  const isBuild = 'files' in built;
  const form = new FormData();
  if (isBuild)
    for (const { path: file, content } of built.files)
      form.append(file, new Blob([Uint8Array.from(content)]), 'file');
  return fetch(`${app.baseUrl}/api/deploy/mfe-guest/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(isBuild ? { 'x-build-version': built.version } : { 'content-type': 'application/json' }),
    },
    body: isBuild ? form : JSON.stringify(built),
  });
}

test('a build is stored for visits of each page with sample data, and a failure refuses it and tells the team', async () => {
  const { token } = await newDeployToken(app, 'mfe-guest');
  const good = await build('mfe-guest', 'good');
  await publishBuilds(target(), [good]);
  const bad = await build('mfe-guest', 'bad');
  const reply = await send('visits', token, bad);
  const { job } = z.object({ job: pageVisitsJobSchema }).parse(await reply.json());
  expect(job.visits).toEqual([
    {
      page: '/a/:itemId',
      access: 'public',
      address: expect.stringMatching(/^\/a\/[0-9a-f-]{36}$/),
    },
    { page: '/b', access: 'host', address: '/b' },
  ]);
  const shown = await fetch(`${app.baseUrl}/b${job.suspect}`, { headers: { accept: 'text/html' } });
  expect(await shown.text()).toContain(bad.version);
  expect(await liveVersion()).toBe(good.version);

  const failure = {
    page: '/b',
    message: 'crash: Error: broken screen',
    stack: `open@/_mf/mfe-guest/${bad.version}/chunks/page.js:1:2`,
  };
  const told = await send(`visits/${bad.version}/failure`, token, failure);
  const { reason } = z.object({ reason: z.string() }).parse(await told.json());
  expect(reason).toMatch(
    /was not published\. On \/b: crash: Error: broken screen\n {2}at open \(mfe-guest chunks\/page\.js:1:2\)$/,
  );
  const { data } = await lastMail(app, 'team@guest.example', 'release-news');
  expect(data).toMatchObject({ kind: 'refused', version: bad.version, reason });
  expect((await send('releases', token, bad)).status).toBe(422);
  expect(await liveVersion()).toBe(good.version);
  // Control: without the visits nothing is known about the build.
  const unvisited = await build('mfe-guest', 'also bad');
  expect((await send('releases', token, unvisited)).status).toBe(200);
  expect(await liveVersion()).toBe(unvisited.version);
  // The word of a token refuses nothing that is live.
  expect((await send(`visits/${unvisited.version}/failure`, token, failure)).status).toBe(404);
});

const visitsWith = (
  result: PageVisitsResult | undefined,
  renders: RenderingTrial = async () => undefined,
) =>
  createVisits({
    ...app.deps,
    renders,
    live: createLiveReleases(app.deps.db, app.deps.log),
    previews: createPreviews(app.deps),
    queues: {
      find: async () => ({
        state: result ? 'completed' : 'failed',
        ...{ progress: null, result, error: null, attempts: 1 },
      }),
    },
  });

test('a worker’s visits refuse what fails, let pass what works, and are no formality when no worker answers', async () => {
  const failures = [{ page: '/b', message: 'load: ChunkLoadError', stack: '' }];
  const refused = visitsWith({ visited: 2, failures }).visitHere(
    target(),
    await build('mfe-guest', 'bad'),
    {},
  );
  await expect(refused).rejects.toThrow(/was not published\. On \/b: load: ChunkLoadError$/);
  await visitsWith({ visited: 2, failures: [] }).visitHere(
    target(),
    await build('mfe-guest', 'good'),
    {},
  );
  const unseen = visitsWith(undefined).visitHere(target(), await build('mfe-guest', 'unseen'), {});
  await expect(unseen).rejects.toThrow(/No browser of the server has visited/);
  expect(await liveVersion()).toBeUndefined();
});

test('a screen that the server can’t render refuses the build, unless the version before fails alike', async () => {
  const good = await build('mfe-guest', 'good');
  await publishBuilds(target(), [good]);
  const bad = await build('mfe-guest', 'throws');
  const throws: RenderingTrial = async (releases, _, [page], heard) => {
    if (releases.every(({ version }) => version !== bad.version)) return undefined;
    heard?.('TypeError: x');
    return page;
  };
  const works = { visited: 2, failures: [] };
  await expect(visitsWith(works, throws).visitHere(target(), bad, {})).rejects.toThrow(
    /On \/a\/:itemId: It can’t be rendered on the server\. TypeError: x/,
  );
  const fails: RenderingTrial = async (_, __, [page]) => page;
  await visitsWith(works, fails).visitHere(target(), await build('mfe-guest', 'as good'), {});
});
