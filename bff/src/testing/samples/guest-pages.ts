import { setTimeout as delay } from 'node:timers/promises';
import { readBuild } from '../../platform/releases/builds/build.ts';
import { createReleaseFiles } from '../../platform/releases/files/create-release-files.ts';
import { publishBuilds } from '../../platform/releases/publishing/publish-builds.service.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { writeSampleBuild, type SampleBuild } from './sample-build.ts';

export async function publishGuestPages({ deps: { db, config } }: TestApp): Promise<void> {
  const reads = ['getSharedRegistry', 'listSharedItems'];
  const page = { screen: 'guest', title: 'Guest', description: 'A page of guests.' };
  const builds: readonly SampleBuild[] = [
    {
      project: 'shell',
      server: `render = () => ({ html: '<screen-outlet></screen-outlet>' })`,
    },
    {
      project: 'mfe-guest',
      server: `render = ({ replies }) => ({ html: '<pre>' + JSON.stringify(replies) + '</pre>' })`,
      pages: [
        { ...page, path: '/r/:shareCode', prerender: { reads } },
        {
          ...page,
          path: '/r/:shareCode/gifts/:itemId/purchase',
          prerender: { reads, personal: true, scripts: false },
        },
      ],
    },
  ];
  await publishBuilds(
    { db, files: createReleaseFiles(config) },
    await Promise.all(
      builds.map(async (build) => readBuild(build.project, await writeSampleBuild(build))),
    ),
  );
}

export const fetchText = async (client: TestClient, path: string): Promise<string> =>
  (await client.fetch(path)).text();

export async function renderedDocument(client: TestClient, path: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const html = await fetchText(client, path);
    if (html.includes('<pre>')) return html;
    await delay(50);
  }
  throw new Error('The document was never rendered.');
}
