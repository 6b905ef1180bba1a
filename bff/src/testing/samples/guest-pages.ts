import { setTimeout as delay } from 'node:timers/promises';
import { publishSampleBuilds } from './publish-sample-builds.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import type { SampleBuild } from './sample-build.ts';

export async function publishGuestPages(app: TestApp): Promise<void> {
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
  await publishSampleBuilds(app, builds);
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
