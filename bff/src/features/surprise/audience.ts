import type { preHandlerAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { listSharedItems, type SharedItem } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findClosedBook, type RegistryAudience } from './surprise.repository.ts';

/** Lets hosts take no gift of their own registry while gifts are hidden: the answer would tell whether it is taken. */
export const refuseHostsOfSurprises =
  (db: Db): preHandlerAsyncHookHandler =>
  async ({ method, openShare, user }) => {
    if (method === 'GET' || user === null || openShare === null) return;
    if (!(await findClosedBook(db, user.id, openShare.registryId))) return;
    throw new AppError(
      'forbidden',
      'The gifts of this registry are still a surprise for you, so you can’t take one. Guests can, also in a browser without your sign-in.',
    );
  };

export interface RegistryAudiences {
  readonly find: (registryId: string) => Promise<RegistryAudience>;
  readonly forget: (registryId: string) => void;
}

/** Bounds the age of an audience whose change got lost between processes. */
const MAX_AGE_MS = 60_000;

const nobody: RegistryAudience = { hostIds: new Set(), hiddenUntil: 0 };

export function createRegistryAudiences(
  lookUp: (registryId: string) => Promise<RegistryAudience | undefined>,
): RegistryAudiences {
  const audiences = new LRUCache<string, RegistryAudience>({
    max: 10_000,
    ttl: MAX_AGE_MS,
    fetchMethod: async (registryId) => (await lookUp(registryId)) ?? nobody,
  });
  return {
    find: async (registryId) => (await audiences.fetch(registryId)) ?? nobody,
    forget: (registryId) => void audiences.delete(registryId),
  };
}

const reply = listSharedItems.responses[200];

const withoutGifts = (item: SharedItem): SharedItem => ({
  ...item,
  quantityReserved: 0,
  quantityFulfilled: item.fund?.closed ? 1 : 0,
  pledgedAmount: 0,
  paidAmount: 0,
  receivedAmount: 0,
  missingAmount: item.currency === 'INR' ? item.price || null : null,
  joinedGuests: 0,
});

/**
 * The shared list as the viewer may see it: a host who opens the guests' page while gifts are hidden sees every item as not
 * given, under a version that counts the changes by hosts only.
 */
export async function sharedListFor(
  db: Db,
  viewerId: string | undefined,
  registryId: string,
  list: string,
): Promise<string> {
  const closed =
    viewerId === undefined ? undefined : await findClosedBook(db, viewerId, registryId);
  if (!closed) return list;
  const { items } = reply.parse(JSON.parse(list));
  return JSON.stringify({ version: closed.hostVersion, items: items.map(withoutGifts) });
}
