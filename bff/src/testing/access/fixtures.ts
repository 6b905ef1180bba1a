import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import { claimItem, contributeToItem } from '@gift-registry/bff-contract';
import { keepRemovedItem } from '../../features/items/removed-items.repository.ts';
import type { Registries } from '../../platform/database/tables.generated.ts';
import { loginOf } from '../../platform/sessions/logins.repository.ts';
import { insertSession } from '../../platform/sessions/sessions.repository.ts';
import { createAccount } from '../accounts.ts';
import { newDeployToken } from '../deploy-token.ts';
import { newSession } from '../new-session.ts';
import { order } from '../samples/orders.ts';
import { createSampleFund } from '../samples/sample-fund.ts';
import { createSampleProduct } from '../samples/sample-product.ts';
import { createSampleRegistry } from '../samples/sample-registry.ts';
import { takeUpi } from '../samples/upi-payee.ts';
import type { TestApp } from '../test-app.ts';
import type { TestUsers } from './test-users.ts';

export interface RegistryFixture {
  readonly registryId: string;
  readonly shareCode: string;
  readonly itemId: string;
}

export interface GiftFixture {
  readonly shareCode: string;
  readonly giftId: string;
}

export interface Fixtures {
  registry(): Promise<RegistryFixture>;
  draftId(): Promise<string>;
  productId(): Promise<string>;
  externalProductId(): Promise<string>;
  sectionId(): Promise<string>;
  questionId(): Promise<string>;
  removedItemId(): Promise<string>;
  externalItemId(): Promise<string>;
  /** Another one each time: a save of a fund counts up its version. */
  newFundId(): Promise<string>;
  scrapeId(): Promise<string>;
  pageLineId(): Promise<string>;
  dropPageLists(): Promise<void>;
  readonly coHostId: string;
  invitationId(): Promise<string>;
  coHostRequestId(): Promise<string>;
  offeredRegistryId(): Promise<string>;
  deletedRegistryId(): Promise<string>;
  linkId(): Promise<string>;
  exportId(): Promise<string>;
  deployTokenId(): Promise<string>;
  sessionId(): Promise<string>;
  heldGift(): Promise<GiftFixture>;
  boughtGift(): Promise<GiftFixture>;
  openPromise(): Promise<GiftFixture>;
  promiseToPay(): Promise<GiftFixture>;
  orderNumber(): Promise<string>;
  mailId(): Promise<string>;
  auditEntryId(): Promise<string>;
  announcementId(): Promise<string>;
  email(): Promise<string>;
  /** An account whose address is not confirmed. */
  accountId(): Promise<string>;
  queryId(): Promise<string>;
}

const signupLink = 'https://tohfa.example/email-signup';

function kept<T>(create: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined;
  return () => (created ??= create());
}

async function insertDraft({ deps }: TestApp, ownerId: string): Promise<string> {
  const { id } = await deps.db
    .insertInto('registries')
    .values({
      ownerId,
      registryName: 'Not ready yet',
      occasion: 'other',
      eventDate: '2099-01-01',
      guestRange: '0–20',
      phoneNumber: '9876543210',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const insertMail = ({ deps }: TestApp): Promise<string> =>
  deps.outbox.mail(deps.db, {
    template: 'no-account',
    to: 'asha@example.com',
    data: { signupLink },
  });

async function insertAnnouncement({ deps }: TestApp): Promise<string> {
  const { id } = await deps.db
    .insertInto('announcements')
    .values({
      ...{ audience: 'hosts', kind: 'news', text: 'A new gallery is here.' },
      ...{ startsAt: '2099-01-01T00:00:00Z', endsAt: '2099-01-02T00:00:00Z' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertAuditEntry({ deps }: TestApp, actorId: string): Promise<string> {
  const { id } = await deps.db
    .insertInto('auditLog')
    .values({ actorId, action: 'sign-in', subject: `user:${actorId}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertExternalItem(
  { deps }: TestApp,
  registryId: string,
  ownerId: string,
): Promise<string> {
  const product = await deps.db
    .insertInto('products')
    .values({
      name: 'Clay pot',
      imageUrl: '/pictures/placeholder.svg',
      price: 900,
      sourceType: 'external',
      externalUrl: `https://shop.example/${randomUUID()}`,
      addedByUserId: ownerId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await deps.db
    .insertInto('registryItems')
    .values({ registryId, productId: product.id, addedByUserId: ownerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return item.id;
}

async function placeSampleOrder(app: TestApp, { owner, browserOf }: TestUsers): Promise<string> {
  const { shareCode, itemIds } = await createSampleRegistry(app, owner.id);
  const placed = await order(browserOf('guest'), { shareCode, itemIds });
  return placed.order.number;
}

async function holdGift(app: TestApp, { owner, browserOf }: TestUsers): Promise<GiftFixture> {
  const { registryId, shareCode } = await createSampleRegistry(app, owner.id, { items: 0 });
  const itemId = await insertExternalItem(app, registryId, owner.id);
  const { gift } = await browserOf('guest').call(claimItem, {
    params: { shareCode, itemId },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Ravi', quantity: 1 },
  });
  return { shareCode, giftId: gift.id };
}

async function buyGift(app: TestApp, { owner, browserOf }: TestUsers): Promise<GiftFixture> {
  const { shareCode, itemIds } = await createSampleRegistry(app, owner.id);
  const { gift } = await browserOf('guest').call(claimItem, {
    params: { shareCode, itemId: itemIds[0] ?? '' },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Ravi', quantity: 1 },
  });
  return { shareCode, giftId: gift.id };
}

async function promiseMoney(app: TestApp, { owner, browserOf }: TestUsers): Promise<GiftFixture> {
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, owner.id);
  await takeUpi(app, registryId);
  const { gift } = await browserOf('guest').call(contributeToItem, {
    params: { shareCode, itemId: itemIds[0] ?? '' },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Ravi', amount: 500 },
  });
  return { shareCode, giftId: gift.id };
}

async function startSession({ deps }: TestApp, userId: string): Promise<string> {
  const session = newSession();
  await insertSession(deps.db, session, await loginOf(deps.db, userId));
  const { publicId } = await deps.db
    .selectFrom('sessions')
    .select('publicId')
    .where('idHash', '=', session.idHash)
    .executeTakeFirstOrThrow();
  return publicId;
}

async function insertExport({ deps }: TestApp, userId: string): Promise<string> {
  const { id } = await deps.db
    .insertInto('dataExports')
    .values({ userId, finishedAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const dropPageLists = async ({ deps }: TestApp): Promise<void> => {
  await deps.db.deleteFrom('pageLists').execute();
};

async function insertPageLine(app: TestApp, userId: string): Promise<string> {
  const { db, outbox } = app.deps;
  await dropPageLists(app);
  const url = 'https://shop.example/lamp';
  const scrapeId = await outbox.enqueue(db, {
    topic: 'scrape',
    payload: { url },
    requestedBy: userId,
  });
  const { id: listId } = await db
    .insertInto('pageLists')
    .values({ userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('pageListLines')
    .values({ listId, place: 1, url, scrapeId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertSection({ deps }: TestApp, ownerId: string): Promise<string> {
  const { registryId } = await createSampleRegistry({ deps }, ownerId);
  const { id } = await deps.db
    .insertInto('registrySections')
    .values({ registryId, name: 'Kitchen', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertQuestion({ deps }: TestApp, ownerId: string): Promise<string> {
  const { registryId, itemIds } = await createSampleRegistry({ deps }, ownerId);
  const { id } = await deps.db
    .insertInto('giftQuestions')
    .values({
      registryId,
      itemId: itemIds[0] ?? '',
      guestId: randomUUID(),
      question: 'Which colour?',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function removeItem({ deps }: TestApp, ownerId: string): Promise<string> {
  const { itemIds } = await createSampleRegistry({ deps }, ownerId);
  const itemId = itemIds[0] ?? '';
  await keepRemovedItem(deps.db, ownerId, itemId);
  await deps.db.deleteFrom('registryItems').where('id', '=', itemId).execute();
  return itemId;
}

async function insertInvitation(
  { deps }: TestApp,
  registryId: string,
  invitedBy: string,
): Promise<string> {
  const { id } = await deps.db
    .insertInto('coHostInvitations')
    .values({
      registryId,
      invitedBy,
      email: `${randomUUID()}@example.com`,
      tokenHash: randomBytes(32),
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertCoHostRequest(
  app: TestApp,
  invitationId: string,
  userId: string,
): Promise<string> {
  const { id } = await app.deps.db
    .insertInto('coHostRequests')
    .values({ invitationId, userId, expiresAt: new Date(Date.now() + 86_400_000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertLink({ deps }: TestApp, registryId: string): Promise<string> {
  const { id } = await deps.db
    .insertInto('registryShares')
    .values({
      registryId,
      shareCode: randomBytes(16).toString('base64url'),
      label: 'Office',
      isNamed: true,
      isActive: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function createFixtures(app: TestApp, users: TestUsers): Fixtures {
  const ownerId = users.owner.id;
  const { db } = app.deps;

  const once = <T>(create: () => Promise<T>): (() => Promise<T>) =>
    kept(async () => {
      const created = await create();
      await sql`
        insert into co_hosts (registry_id, user_id)
        select id, ${users.coHost.id} from registries where owner_id = ${ownerId}
        on conflict do nothing`.execute(db);
      return created;
    });

  const registry = once(async () => {
    const { registryId, shareCode, itemIds } = await createSampleRegistry(app, ownerId);
    return { registryId, shareCode, itemId: itemIds[0] ?? '' };
  });
  const changedRegistryId = (changes: Updateable<Registries>) => async () => {
    const { registryId } = await createSampleRegistry(app, ownerId);
    await db.updateTable('registries').set(changes).where('id', '=', registryId).execute();
    return registryId;
  };
  return {
    registry,
    coHostId: users.coHost.id,
    invitationId: once(async () => insertInvitation(app, (await registry()).registryId, ownerId)),
    coHostRequestId: once(async () =>
      insertCoHostRequest(
        app,
        await insertInvitation(app, (await registry()).registryId, ownerId),
        (await createAccount(app)).id,
      ),
    ),
    offeredRegistryId: once(changedRegistryId({ handoverTo: users.coHost.id })),
    deletedRegistryId: once(changedRegistryId({ deletedAt: new Date() })),
    draftId: once(() => insertDraft(app, ownerId)),
    sectionId: once(() => insertSection(app, ownerId)),
    questionId: once(() => insertQuestion(app, ownerId)),
    removedItemId: once(() => removeItem(app, ownerId)),
    externalItemId: once(async () =>
      insertExternalItem(app, (await registry()).registryId, ownerId),
    ),
    newFundId: async () =>
      once(async () => createSampleFund(app, (await registry()).registryId, ownerId))(),
    linkId: once(async () => insertLink(app, (await registry()).registryId)),
    productId: once(() => createSampleProduct(app)),
    externalProductId: once(async () => {
      const itemId = await insertExternalItem(app, (await registry()).registryId, ownerId);
      const item = db.selectFrom('registryItems').select('productId').where('id', '=', itemId);
      return (await item.executeTakeFirstOrThrow()).productId;
    }),
    scrapeId: once(() =>
      app.deps.outbox.enqueue(app.deps.db, {
        topic: 'scrape',
        payload: { url: 'https://shop.example/lamp' },
        requestedBy: ownerId,
      }),
    ),
    pageLineId: once(() => insertPageLine(app, ownerId)),
    dropPageLists: () => dropPageLists(app),
    deployTokenId: once(async () => (await newDeployToken(app, 'mfe-guest')).entry.id),
    exportId: once(() => insertExport(app, ownerId)),
    sessionId: once(() => startSession(app, ownerId)),
    heldGift: once(() => holdGift(app, users)),
    boughtGift: once(() => buyGift(app, users)),
    openPromise: once(() => promiseMoney(app, users)),
    promiseToPay: once(() => promiseMoney(app, users)),
    orderNumber: once(() => placeSampleOrder(app, users)),
    accountId: once(async () => {
      const { id } = await createAccount(app);
      await db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', id).execute();
      return id;
    }),
    queryId: once(async () => {
      const { id } = await db
        .insertInto('queries')
        .values({ name: 'Ravi', email: 'ravi@example.com', queryText: 'Do you deliver to Pune?' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }),
    mailId: once(() => insertMail(app)),
    announcementId: () => insertAnnouncement(app),
    auditEntryId: once(() => insertAuditEntry(app, users.owner.id)),
    email: async () => (await createAccount(app)).email,
  };
}
