import { eventsPath } from '@gift-registry/bff-contract';
import type { Config } from '../config/config.ts';
import { createAccount } from '../../testing/accounts.ts';
import { publishSampleBuilds } from '../../testing/samples/publish-sample-builds.ts';
import type { SampleBuild } from '../../testing/samples/sample-build.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const BROWSERS = 600;
const CONCURRENCY = 30;

const builds: readonly SampleBuild[] = [
  { project: 'shell', code: 'shell' },
  {
    project: 'mfe-guest',
    pages: [{ screen: 'shared', path: '/r/:shareCode', title: 'Gifts', description: 'A list.' }],
  },
];

async function openAtVenue(limits: Partial<Config>): Promise<Map<string, number>> {
  const app = await createTestApp({ config: limits });
  const stop = new AbortController();
  const statuses = new Map<string, number>();
  const streams: unknown[] = [];
  try {
    const { id } = await createAccount(app, { firstName: 'Meera', lastName: 'Iyer' });
    const { shareCode } = await createSampleRegistry(app, id);
    await publishSampleBuilds(app, builds);

    const visit = async (browser: TestClient, path: string): Promise<void> => {
      const response = await browser.fetch(path, { signal: stop.signal });
      const { status, body } = response;
      const kind = path.startsWith(eventsPath) ? 'stream' : 'read';
      statuses.set(`${kind} ${status}`, (statuses.get(`${kind} ${status}`) ?? 0) + 1);
      if (kind === 'read') await body?.pipeTo(new WritableStream());
      else streams.push(response);
    };
    const openPage = async (): Promise<void> => {
      const browser = app.client();
      await visit(browser, `/r/${shareCode}`);
      await Promise.all(
        ['/api/session', `/api/shared/${shareCode}`, `/api/shared/${shareCode}/items`].map((path) =>
          visit(browser, path),
        ),
      );
      await visit(browser, `${eventsPath}?share=${shareCode}`);
    };
    for (let opened = 0; opened < BROWSERS; opened += CONCURRENCY)
      await Promise.all(Array.from({ length: CONCURRENCY }, openPage));
    return statuses;
  } finally {
    stop.abort();
    await app.close();
  }
}

test('600 browsers behind one address open a registry', async () => {
  const statuses = await openAtVenue({ requestsPerMinute: 3_000, streamsPerAddress: 4_000 });
  expect(Object.fromEntries(statuses)).toStrictEqual({
    'read 200': BROWSERS * 4,
    'stream 200': BROWSERS,
  });
});

test('control: the limits of a household refuse most of them', async () => {
  const statuses = await openAtVenue({ requestsPerMinute: 200, streamsPerAddress: 100 });
  expect(statuses.get('read 429')).toBeGreaterThan(0);
  expect(statuses.get('stream 200')).toBe(100);
});
