import { type SharedRegistry, listSharedItems } from '@gift-registry/bff-contract';
import { LRUCache } from 'lru-cache';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { newOrdersOf } from '../../platform/payments/new-orders.ts';
import type { OpenShare } from '../../platform/routing/request-context.ts';
import { sharedListFor } from '../surprise/index.ts';
import {
  findSharedRegistry,
  findListVersion,
  findSharedItems,
  type SharedItems,
} from './shared-registry.repository.ts';

/** One answer for unknown, malformed and revoked codes. */
export const registryUnavailable = (): AppError =>
  new AppError('not-found', 'This registry could not be found or is no longer available.');

export async function getSharedRegistry(
  { db, ...payment }: Pick<AppDependencies, 'config' | 'db' | 'payments'>,
  share: OpenShare | null,
): Promise<SharedRegistry> {
  const registry = share && (await findSharedRegistry(db, share.registryId));
  if (!registry) throw registryUnavailable();
  const { pickUp } = payment.config;
  return {
    ...registry,
    shareCode: share.shareCode,
    paysOnline: newOrdersOf(payment).holdMinutes !== null,
    pickUp,
  };
}

/** Bounds the age of changes without a new version, such as an expired hold. */
const MAX_AGE_MS = 1_000;
const MAX_BYTES = 8 * 1024 * 1024;

interface CachedList {
  readonly version: number;
  readonly json: string;
}

/** Parsing by the schema strips fields that the contract doesn't name. */
const serialize = (list: SharedItems): string =>
  JSON.stringify(listSharedItems.responses[200].parse(list));

/** Every read asks the database for the version; the list is read again when it changed or the entry has expired. */
export function createSharedItemsCache(db: Db) {
  const lists = new LRUCache<string, CachedList>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }) => 2 * json.length,
    ttl: MAX_AGE_MS,
  });

  async function read(registryId: string): Promise<string | undefined> {
    const list = await findSharedItems(db, registryId);
    if (!list) {
      lists.delete(registryId);
      return undefined;
    }
    const json = serialize(list);
    lists.set(registryId, { version: list.version, json });
    return json;
  }

  return {
    async find(registryId: string): Promise<string | undefined> {
      const cached = lists.get(registryId);
      if (!cached) return read(registryId);
      const version = await findListVersion(db, registryId);
      return version === cached.version ? cached.json : read(registryId);
    },
  };
}

export type SharedItemsCache = ReturnType<typeof createSharedItemsCache>;

export async function getSharedItems(
  db: Db,
  lists: SharedItemsCache,
  share: OpenShare | null,
  viewerId: string | undefined,
): Promise<string> {
  const list = share && (await lists.find(share.registryId));
  if (!list) throw registryUnavailable();
  return sharedListFor(db, viewerId, share.registryId, list);
}
