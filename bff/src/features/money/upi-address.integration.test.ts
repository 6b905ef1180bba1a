import { sql } from 'kysely';
import {
  confirmUpiDraft,
  getSharedRegistry,
  getUpiHandOver,
  listGifts,
  listMyGifts,
  listSharedItems,
  ownGiftForm,
  paidForm,
  saveUpiDraft,
  contributeForm,
} from '@gift-registry/bff-contract';
import { buildApp } from '../../app.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { allMails } from '../../testing/mailbox.ts';
import { readEvents } from '../../testing/requests/event-reader.ts';
import { postForm } from '../../testing/requests/post-form.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';

const sentinel = { address: 'sentinel.of.tests@okbank', payeeName: 'Sentinel Payee' };
const isSeen = (text: string) => /sentinel/i.test(text);

const logged: string[] = [];
let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  const quiet = await createTestApp();
  const log = createLogger('trace', { write: (line) => void logged.push(line) });
  const talking = await buildApp({ ...quiet.deps, log });
  const baseUrl = await talking.listen({ host: '127.0.0.1', port: 0 });
  app = {
    ...quiet,
    client: () => createTestClient({ baseUrl, origin: quiet.deps.config.publicBaseUrl }),
  };
  close = async () => {
    await talking.close();
    await quiet.close();
  };
});
afterAll(() => close());

async function storedText(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.deps.db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, ' '), '') as text from ${sql.table(name)} t`.execute(
      app.deps.db,
    );
    texts.push(rows[0]?.text ?? '');
  }
  return texts.join('\n');
}

async function guestWithPromise(shareCode: string, itemId: string): Promise<[TestClient, string]> {
  const guest = app.client();
  const response = await postForm(guest, contributeForm, {
    params: { shareCode, itemId },
    fields: { guestName: 'Ravi', guestEmail: 'ravi@example.com', message: '', amount: '500' },
  });
  expect(response.status).toBe(303);
  const payPage = response.headers.get('location') ?? '';
  expect(payPage).toMatch(new RegExp(`^/r/${shareCode}/pay/[0-9a-f-]{36}$`));
  return [guest, payPage.split('/').at(-1) ?? ''];
}

test('an address is found in no reply, document, event, log line, mail or row but the guest’s own look and its owner’s settings', async () => {
  const { client: owner, user } = await signUpAndIn(app);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, user.id);
  const params = { registryId };
  const stranger = app.client();
  const streams = await Promise.all([
    readEvents((init) => stranger.fetch(`/api/events?share=${shareCode}`, init)),
    readEvents((init) => owner.fetch('/api/events', init)),
  ]);
  await owner.call(saveUpiDraft, { params, body: sentinel });
  await owner.call(confirmUpiDraft, { params, body: sentinel });
  const [guest, giftId] = await guestWithPromise(shareCode, itemIds[0] ?? '');

  const replies: unknown[] = [];
  for (const reader of [guest, stranger, owner])
    replies.push(
      await reader.call(getSharedRegistry, { params: { shareCode } }),
      await reader.call(listSharedItems, { params: { shareCode } }),
      await reader.call(listMyGifts, { params: { shareCode } }),
    );
  replies.push(await owner.call(listGifts, { query: { registryId } }));
  replies.push(await (await owner.fetch(`/api/gifts/export?registryId=${registryId}`)).text());
  for (const reader of [guest, stranger, owner])
    for (const path of [`/r/${shareCode}`, `/r/${shareCode}/mine`, '/guest', '/'])
      replies.push(await (await reader.fetch(path)).text());
  for (const reader of [stranger, owner])
    replies.push(await (await reader.fetch(`/r/${shareCode}/pay/${giftId}`)).text());

  // Control: the guest's own look contains what the others lack.
  const look = await guest.call(getUpiHandOver, { params: { shareCode, giftId } });
  expect(isSeen(JSON.stringify(look))).toBe(true);

  const paid = await postForm(guest, paidForm, {
    params: { shareCode, giftId },
    fields: { reference: '1234 5678 9012' },
  });
  expect(paid.headers.get('location')).toBe(`/r/${shareCode}/mine?done=paid&gift=${giftId}`);
  replies.push(await guest.call(listMyGifts, { params: { shareCode } }));
  const notPaid = await postForm(guest, ownGiftForm, {
    params: { shareCode },
    fields: { giftId, change: 'not-paid' },
  });
  expect(notPaid.headers.get('location')).toBe(`/r/${shareCode}/mine?done=not-paid&gift=${giftId}`);

  for (const stream of streams) {
    await stream.next();
    stream.stop();
    await stream.ended;
    replies.push(stream.sent());
  }
  expect(replies.filter((reply) => isSeen(JSON.stringify(reply)))).toStrictEqual([]);
  expect((await allMails(app)).filter((mail) => isSeen(JSON.stringify(mail)))).toStrictEqual([]);
  expect(isSeen(await storedText())).toBe(false);
  expect(logged.some((line) => line.includes('/upi'))).toBe(true);
  expect(logged.filter(isSeen)).toStrictEqual([]);
});

test('control: a stored address that is not sealed is found', async () => {
  const { user } = await signUpAndIn(app, { firstName: 'Sentinel' });
  expect(user.id).toBeDefined();
  expect(isSeen(await storedText())).toBe(true);
});

test('a wrong reference is refused, and nothing is marked as paid', async () => {
  const { client: owner, user } = await signUpAndIn(app);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, user.id);
  const params = { registryId };
  await owner.call(saveUpiDraft, { params, body: sentinel });
  await owner.call(confirmUpiDraft, { params, body: sentinel });
  const [guest, giftId] = await guestWithPromise(shareCode, itemIds[0] ?? '');
  const response = await postForm(guest, paidForm, {
    params: { shareCode, giftId },
    fields: { reference: '12345' },
  });
  expect(response.status).toBe(422);
  const { gifts } = await guest.call(listMyGifts, { params: { shareCode } });
  expect(gifts[0]?.payment?.paidAt).toBeNull();
});
