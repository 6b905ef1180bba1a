import {
  announce,
  changeAnnouncement,
  endAnnouncement,
  getAnnouncement,
  listAnnouncements,
  type AnnouncementForm,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let host: TestClient;
beforeEach(async () => {
  app = await createTestApp();
  ({ client: admin } = await signUpAndIn(app, { role: 'admin' }));
  ({ client: host } = await signUpAndIn(app, { role: 'host' }));
});
afterEach(() => app.close());

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const form = (changes: Partial<AnnouncementForm> = {}): AnnouncementForm => ({
  ...{ audience: 'everybody', kind: 'news', text: 'A gallery is here.', link: null },
  ...{ startsAt: inHours(-1), endsAt: inHours(1) },
  ...changes,
});

const seenBy = async (client: TestClient) =>
  (await client.call(getAnnouncement, {})).announcement?.text ?? null;

async function eventually(client: TestClient, text: string | null): Promise<void> {
  for (let tries = 0; (await seenBy(client)) !== text; tries += 1) {
    expect(tries).toBeLessThan(100);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

test('each audience sees its own announcement, the one that started last, at once', async () => {
  const guest = app.client();
  await admin.call(announce, { body: form({ audience: 'hosts', text: 'To hosts.' }) });
  await eventually(host, 'To hosts.');
  expect(await seenBy(guest)).toBeNull();
  await admin.call(announce, {
    body: form({ audience: 'guests', text: 'To guests.', startsAt: inHours(-2) }),
  });
  await eventually(guest, 'To guests.');
  await admin.call(announce, { body: form({ text: 'To all.', startsAt: inHours(-0.5) }) });
  await eventually(guest, 'To all.');
  await eventually(host, 'To all.');
});

async function streamText(client: TestClient, holds: (text: string) => boolean): Promise<string> {
  const stopping = new AbortController();
  const response = await client.fetch('/api/events', { signal: stopping.signal });
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (holds(text)) break;
  }
  stopping.abort();
  return text;
}

test('open pages are told, also those that connect a moment later', async () => {
  const isTold = (text: string) => text.includes('{"type":"announcements-changed"}');
  const told = streamText(host, isTold);
  await admin.call(announce, { body: form() });
  expect(isTold(await told)).toBe(true);
  expect(isTold(await streamText(host, isTold))).toBe(true);
});

test('planned, ended and dismissed announcements are not shown', async () => {
  const guest = app.client();
  await admin.call(announce, {
    body: form({ text: 'Later.', startsAt: inHours(1), endsAt: inHours(2) }),
  });
  const { id } = await admin.call(announce, { body: form({ text: 'Now.' }) });
  await eventually(guest, 'Now.');
  const other = app.client();
  other.cookies.set('gr-dismissed', `x.${id}`);
  expect(await seenBy(other)).toBeNull();
  await admin.call(endAnnouncement, { params: { announcementId: id }, body: {} });
  await eventually(guest, null);
  const { rows } = await admin.call(listAnnouncements, { query: { sort: 'start' } });
  expect(rows.map(({ text, state }) => [text, state])).toEqual([
    ['Now.', 'ended'],
    ['Later.', 'planned'],
  ]);
});

test('a change of an older version is refused with what is saved, and each change is audited', async () => {
  const { id, version } = await admin.call(announce, { body: form() });
  const params = { announcementId: id };
  const change = (text: string) =>
    admin.call(changeAnnouncement, { params, body: { ...form({ text }), version } });
  expect((await change('Better words.')).text).toBe('Better words.');
  const failure = await failureOf(change('Other words.'));
  expect([failure.code, failure.current]).toMatchObject(['stale', { text: 'Better words.' }]);
  const entries = await app.deps.db
    .selectFrom('auditLog')
    .select('action')
    .where('subject', '=', `announcement:${id}`)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'announcement-made',
    'announcement-changed',
  ]);
});

test.each([
  ['endsAt', { endsAt: inHours(-3) }],
  ['link', { link: { label: 'Click', url: 'javascript:alert(1)' } }],
  ['link', { link: { label: 'Click', url: '//evil.example' } }],
])('a wrong %s is refused', async (field, changes) => {
  const failure = await failureOf(admin.call(announce, { body: form(changes) }));
  expect(failure.status).toBe(422);
  expect(failure.field).toMatch(new RegExp(`^${field}`));
});
