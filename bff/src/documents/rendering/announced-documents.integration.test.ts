import { announcementId, type AnnouncementForm } from '@gift-registry/bff-contract';
import { publishSampleBuilds } from '../../testing/samples/publish-sample-builds.ts';
import type { SampleBuild } from '../../testing/samples/sample-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const builds: readonly SampleBuild[] = [
  {
    project: 'shell',
    code: 'shell',
    server: `function render(request) {
      var news = request.announcement ? '<aside>' + request.announcement.text + '</aside>' : '';
      return { html: news + '<screen-outlet></screen-outlet>' };
    }`,
  },
  {
    project: 'mfe-guest',
    server: `function render() { return { html: '<p data-made="' + Math.random() + '"></p>' }; }`,
    pages: [
      { screen: 'screen', path: '/faq', title: 'A page', description: 'A page.', prerender: {} },
      { screen: 'screen', path: '/plain', title: 'A page', description: 'A page.' },
    ],
  },
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { renderTimeoutMs: 20_000 } });
  await publishSampleBuilds(app, builds);
});
afterAll(() => app.close());

async function open(url: string, cookie = ''): Promise<string> {
  const headers = { accept: 'text/html', ...(cookie && { cookie }) };
  return (await app.app.inject({ url, headers })).body;
}
const made = (html: string) => /data-made="([^"]+)"/.exec(html)?.[1];

async function announce(changes: Partial<AnnouncementForm> = {}): Promise<string> {
  const hour = 3_600_000;
  const { id } = await app.deps.db
    .insertInto('announcements')
    .values({
      ...{ audience: 'guests', kind: 'news', text: 'We are <back>.' },
      startsAt: new Date(Date.now() - hour),
      endsAt: new Date(Date.now() + hour),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tell();
  return id;
}

async function tell(): Promise<void> {
  const before = await open('/plain');
  await app.deps.events.publish([{ type: 'announcements-changed' }]);
  for (let tries = 0; (await open('/plain')) === before; tries += 1) {
    expect(tries).toBeLessThan(100);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

test('an announcement is part of a kept document, and the kept one without it goes to those who dismissed it', async () => {
  const without = made(await open('/faq'));
  expect(without).toBeDefined();
  const id = await announce();

  const first = await open('/faq');
  expect(first).toContain('<aside>We are <back>.</aside>');
  expect(first).toContain(`id="${announcementId}"`);
  expect(made(first)).not.toBe(without);
  expect(made(await open('/faq'))).toBe(made(first));

  const dismissed = await open('/faq', `gr-dismissed=${id}`);
  expect(dismissed).not.toContain('We are');
  expect(made(dismissed)).toBe(without);

  await app.deps.db.updateTable('announcements').set({ endsAt: new Date() }).execute();
  await tell();
  expect(made(await open('/faq'))).toBe(without);
});

test('the app’s document brings the announcement along, too', async () => {
  const id = await announce({ text: 'For the app.' });
  expect(await open('/plain')).toContain('For the app.');
  expect(await open('/plain', `gr-dismissed=${id}`)).not.toContain('For the app.');
});
