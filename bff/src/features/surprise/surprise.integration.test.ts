import { sql } from 'kysely';
import {
  ApiError,
  claimItem,
  exportGifts,
  getGiftSupply,
  getGiftTotals,
  getHosts,
  listGifts,
  listItems,
  listRegistries,
  listSharedItems,
  markGiftsReceived,
  removeItem,
  sayThanks,
  setSurprise,
  updateItem,
  urlOf,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { readEvents } from '../../testing/requests/event-reader.ts';
import { giveGift, promiseGift } from '../../testing/samples/given-gifts.ts';
import {
  fetchText,
  publishGuestPages,
  renderedDocument,
} from '../../testing/samples/guest-pages.ts';
import { createSampleFund } from '../../testing/samples/sample-fund.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { mailGiftNews, revealGifts } from '../gift-book/host-mails.ts';
import { createMailSettingsLinks } from '../mails/mail-settings-link.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await publishGuestPages(app);
});
afterAll(() => app.close());

interface World {
  readonly registryId: string;
  readonly shareCode: string;
  readonly itemIds: readonly string[];
  readonly owner: TestClient;
  readonly coHost: TestClient;
  readonly guest: TestClient;
  readonly admin: TestClient;
  readonly adminId: string;
  readonly emails: readonly string[];
}

async function createWorld(given: boolean, hidden: boolean): Promise<World> {
  const { db } = app.deps;
  const { client: owner, user } = await signUpAndIn(app);
  const { client: coHost, user: second } = await signUpAndIn(app);
  const sample = await createSampleRegistry(app, user.id, { items: 3, quantity: 2 });
  const { registryId, shareCode } = sample;
  const fundId = await createSampleFund(app, registryId, user.id, { goal: 5000 });
  const itemIds = [...sample.itemIds, fundId];
  await db.insertInto('coHosts').values({ registryId, userId: second.id }).execute();
  if (hidden)
    await db
      .updateTable('registries')
      .set({ surpriseUntil: '2099-01-01' })
      .where('id', '=', registryId)
      .execute();
  const [first = '', other = ''] = itemIds;
  if (given) {
    for (const message of ['Secret', 'And more'])
      await giveGift(app, { shareCode, itemId: first }, { guestName: 'Sunita', message });
    for (const itemId of [other, fundId])
      await promiseGift(app, { shareCode, itemId }, 700, { guestName: 'Sunita' });
  }
  const guest = app.client();
  const { client: admin, user: adminUser } = await signUpAndIn(app, { role: 'admin' });
  return {
    registryId,
    shareCode,
    itemIds,
    owner,
    coHost,
    guest,
    admin,
    adminId: adminUser.id,
    emails: [user.email, second.email],
  };
}

type Role = 'owner' | 'coHost' | 'guest' | 'admin';
type Observation = (world: World, role: Role) => Promise<unknown>;

/** Ids, times and names differ between two worlds; everything else must not. */
function withoutIdentity(world: World, observed: unknown): string {
  let text = typeof observed === 'string' ? observed : JSON.stringify(observed);
  for (const [index, id] of [world.registryId, world.shareCode, ...world.itemIds].entries())
    text = text.replaceAll(id, `<${index}>`);
  return text
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|\+00)?/g, '<time>')
    .replace(/nonce-[\w+/=]+|[\w-]{40,}/g, '<secret>');
}

const outcomeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: unknown) =>
      error instanceof ApiError ? [error.status, error.code, error.message] : Promise.reject(error),
  );

const hostChannels: Readonly<Record<string, Observation>> = {
  'the dashboard': (world, role) => world[role].call(listRegistries, {}),
  'the items': ({ registryId, ...world }, role) =>
    world[role].call(listItems, { params: { registryId } }),
  'the Gift Book': ({ registryId, ...world }, role) =>
    world[role].call(listGifts, { query: { registryId } }),
  'the book of all registries': (world, role) => world[role].call(listGifts, { query: {} }),
  'the totals': ({ registryId, ...world }, role) =>
    world[role].call(getGiftTotals, { query: { registryId } }),
  'the supply of cheap gifts': async ({ registryId, itemIds, ...world }, role) => {
    await app.deps.db
      .updateTable('products')
      .set({ price: 999 })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('registryItems')
          .select('productId')
          .where('id', '=', itemIds[0] ?? ''),
      )
      .execute();
    return world[role].call(getGiftSupply, { params: { registryId } });
  },
  'the export': ({ registryId, ...world }, role) =>
    fetchText(world[role], urlOf(exportGifts.path, { query: { registryId } })),
  'the guests’ list': ({ shareCode, ...world }, role) =>
    world[role].call(listSharedItems, { params: { shareCode } }),
  'the document of the guests’ page': ({ shareCode, ...world }, role) =>
    renderedDocument(world[role], `/r/${shareCode}`),
  'the document of a gift’s form': ({ shareCode, itemIds, ...world }, role) =>
    renderedDocument(world[role], `/r/${shareCode}/gifts/${itemIds[0] ?? ''}/purchase`),
  'the answer to a removal': ({ itemIds, ...world }, role) =>
    outcomeOf(world[role].call(removeItem, { params: { itemId: itemIds[0] ?? '' } })),
  'the answer to a smaller quantity': ({ itemIds, ...world }, role) =>
    outcomeOf(
      world[role].call(updateItem, {
        params: { itemId: itemIds[0] ?? '' },
        body: { quantityRequested: 1 },
      }),
    ),
  'the answer to a claim': ({ shareCode, itemIds, ...world }, role) =>
    outcomeOf(
      world[role].call(claimItem, {
        params: { shareCode, itemId: itemIds[0] ?? '' },
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { guestName: 'Me', quantity: 2 },
      }),
    ),
};

const observe = async (given: boolean, hidden: boolean, role: Role, channel: Observation) => {
  const world = await createWorld(given, hidden);
  return withoutIdentity(world, await channel(world, role));
};

for (const role of ['owner', 'coHost'] as const)
  for (const [name, channel] of Object.entries(hostChannels)) {
    test(`a ${role} learns nothing from ${name} while gifts are a surprise`, async () => {
      expect(await observe(true, true, role, channel)).toBe(
        await observe(false, true, role, channel),
      );
    });

    test(`control: a ${role} learns it from ${name} without a surprise`, async () => {
      expect(await observe(true, false, role, channel)).not.toBe(
        await observe(false, false, role, channel),
      );
    });
  }

const guestChannels = [
  'the guests’ list',
  'the document of the guests’ page',
  'the document of a gift’s form',
] as const;

for (const role of ['guest', 'admin'] as const)
  for (const name of guestChannels)
    test(`a ${role} sees the truth in ${name} in every phase`, async () => {
      const channel = hostChannels[name] ?? (() => Promise.reject(new Error('missing')));
      for (const hidden of [true, false])
        expect(await observe(true, hidden, role, channel)).not.toBe(
          await observe(false, hidden, role, channel),
        );
    });

test('an admin is no host of the registry: its book stays closed', async () => {
  const { admin, registryId } = await createWorld(true, true);
  const refusal = await failureOf(admin.call(listGifts, { query: { registryId } }));
  expect(refusal.status).toBe(404);
});

test('an admin who hosts the registry is one of its hosts (control: others see the gifts)', async () => {
  for (const hosts of [true, false]) {
    const { admin, adminId, registryId, shareCode } = await createWorld(true, true);
    if (hosts)
      await app.deps.db.insertInto('coHosts').values({ registryId, userId: adminId }).execute();
    const { items } = await admin.call(listSharedItems, { params: { shareCode } });
    expect(items.some(({ quantityFulfilled }) => quantityFulfilled > 0)).toBe(!hosts);
  }
});

async function eventsOf(hidden: boolean) {
  const world = await createWorld(false, hidden);
  const stream = await readEvents((init) =>
    world.owner.fetch(`/api/events?share=${world.shareCode}`, init),
  );
  const itemId = world.itemIds[0] ?? '';
  await giveGift(app, { shareCode: world.shareCode, itemId });
  await new Promise((resolve) => setTimeout(resolve, 400));
  const afterGift = stream.events.length;
  await world.coHost.call(updateItem, { params: { itemId }, body: { quantityRequested: 5 } });
  await stream.next();
  stream.stop();
  return { afterGift, versions: stream.events.map((event) => 'version' in event && event.version) };
}

test('a host’s event stream is silent about gifts, and tells of changes by co-hosts under a version of its own', async () => {
  expect(await eventsOf(true)).toStrictEqual({ afterGift: 0, versions: [2] });
});

test('control: without a surprise the stream tells of gifts', async () => {
  expect((await eventsOf(false)).afterGift).toBe(1);
});

const mailsOfHosts = async ({ emails }: World) =>
  (await Promise.all(emails.map((email) => mailsTo(app, email)))).flat();

async function sendMails() {
  const deps = { ...app.deps, links: createMailSettingsLinks(app.deps.config) };
  await sql`update claims set updated_at = now() - interval '2 minutes' where told_at is null`.execute(
    app.deps.db,
  );
  await sql`update contributions set created_at = now() - interval '2 minutes' where told_at is null`.execute(
    app.deps.db,
  );
  await mailGiftNews(deps);
  await sql`update host_notices set created_at = created_at - interval '9 minutes'`.execute(
    app.deps.db,
  );
  await mailGiftNews(deps);
  await revealGifts(deps);
}

test('no mail tells hosts of gifts before the day; then the book opens with one mail and a new event', async () => {
  const world = await createWorld(true, true);
  await sendMails();
  expect(await mailsOfHosts(world)).toStrictEqual([]);
  await app.deps.db
    .updateTable('registries')
    .set({ surpriseUntil: '2020-01-01' })
    .where('id', '=', world.registryId)
    .execute();
  await sendMails();
  await sendMails();
  const mails = await mailsOfHosts(world);
  expect(
    mails.map((mail) => (mail.template === 'host-occasion' ? mail.data.occasion : mail.template)),
  ).toStrictEqual(['book-open', 'book-open']);
  const { gifts } = await world.owner.call(listGifts, { query: { registryId: world.registryId } });
  expect(gifts.map(({ giverName }) => giverName)).toStrictEqual(
    Array.from({ length: 4 }, () => 'Sunita'),
  );
});

test('control: without a surprise each host gets one mail about all gifts', async () => {
  const world = await createWorld(true, false);
  await sendMails();
  const mails = await mailsOfHosts(world);
  expect(
    mails.map((mail) => mail.template === 'host-gifts' && mail.data.gifts.length),
  ).toStrictEqual([4, 4]);
});

test('hidden gifts can be neither marked nor thanked for', async () => {
  const { owner, shareCode, itemIds } = await createWorld(false, true);
  const { giftId } = await giveGift(app, { shareCode, itemId: itemIds[2] ?? '' });
  expect(
    await owner.call(markGiftsReceived, { body: { giftIds: [giftId], received: true } }),
  ).toStrictEqual({ giftIds: [] });
  expect(
    await owner.call(sayThanks, {
      body: {
        batchId: crypto.randomUUID(),
        channel: 'copied',
        notes: [{ giftId, note: 'Thanks' }],
      },
    }),
  ).toStrictEqual({ thanked: [], notMailed: [] });
});

test('a running surprise ends today or on its day, never earlier or later', async () => {
  const { owner, coHost, registryId } = await createWorld(false, false);
  const set = (client: TestClient, until: string) =>
    client.call(setSurprise, { params: { registryId }, body: { until, timeZone: 'Asia/Kolkata' } });
  const inDays = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
      Date.now() + days * 86_400_000,
    );
  expect((await failureOf(set(owner, inDays(0)))).message).toBe('Please choose a day after today.');
  expect((await failureOf(set(coHost, inDays(9)))).status).toBe(403);
  expect(await set(owner, inDays(9))).toMatchObject({ hidden: true, until: inDays(9) });
  for (const day of [3, 20])
    expect((await failureOf(set(owner, inDays(day)))).message).toBe(
      'A running surprise can only be ended today.',
    );
  expect(await set(owner, inDays(0))).toMatchObject({ until: inDays(0) });
  expect((await owner.call(getHosts, { params: { registryId } })).role).toBe('owner');
});
