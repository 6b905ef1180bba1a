import { randomUUID } from 'node:crypto';
import { claimItem } from '@gift-registry/bff-contract';
import { createSampleRegistry } from '../testing/sample-registry.ts';
import { newSession } from '../testing/new-session.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { loginOf } from '../sessions/login.ts';
import { insertSession as insertSessionRow } from '../sessions/sessions.repository.ts';
import { createAccount } from '../testing/accounts.ts';

/** One of everything that a route may be asked for, fresh for each call. */
export interface Scene {
  readonly registryId: string;
  readonly draftId: string;
  readonly shareCode: string;
  /** Nobody has taken anything of it. */
  readonly itemId: string;
  readonly productId: string;
  readonly scrapeId: string;
  /** The owner is signed in there too. */
  readonly sessionId: string;
  /** A held gift of `guest`. */
  readonly giftId: string;
  readonly guest: TestClient;
  /** The address of a verified account. */
  readonly email: string;
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

async function insertScrape({ deps }: TestApp, ownerId: string): Promise<string> {
  return deps.outbox.enqueue(deps.db, {
    topic: 'scrape',
    payload: { url: 'https://shop.example/lamp' },
    requestedBy: ownerId,
  });
}

async function insertSession({ deps }: TestApp, ownerId: string): Promise<string> {
  const login = await loginOf(deps.db, ownerId);
  const session = newSession();
  await insertSessionRow(deps.db, session, login);
  const { publicId } = await deps.db
    .selectFrom('sessions')
    .select('publicId')
    .where('idHash', '=', session.idHash)
    .executeTakeFirstOrThrow();
  return publicId;
}

export async function createScene(app: TestApp, ownerId: string): Promise<Scene> {
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, ownerId, { items: 1 });
  const itemId = itemIds[0] ?? '';
  const held = await insertExternalItem(app, registryId, ownerId);
  const guest = app.client();
  const { gift } = await guest.call(claimItem, {
    params: { shareCode, itemId: held },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Ravi', quantity: 1 },
  });
  const product = await app.deps.db
    .selectFrom('registryItems')
    .select('productId')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  const { email } = await createAccount(app, { role: 'host' });
  return {
    registryId,
    draftId: await insertDraft(app, ownerId),
    shareCode,
    itemId,
    productId: product.productId,
    scrapeId: await insertScrape(app, ownerId),
    sessionId: await insertSession(app, ownerId),
    giftId: gift.id,
    guest,
    email,
  };
}
