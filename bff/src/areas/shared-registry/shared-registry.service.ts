import type { SharedRegistry } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { SharedItemsCache } from './shared-items-cache.ts';
import { findSharedRegistry } from './shared-registry.repository.ts';

/** One answer for unknown, malformed and revoked codes. */
const registryUnavailable = (): AppError =>
  new AppError('not-found', 'This registry could not be found or is no longer available.');

export async function getSharedRegistry(db: Db, shareCode: string): Promise<SharedRegistry> {
  const registry = await findSharedRegistry(db, shareCode);
  if (!registry) throw registryUnavailable();
  return registry;
}

export async function getSharedItems(lists: SharedItemsCache, shareCode: string): Promise<string> {
  const list = await lists.find(shareCode);
  if (list === undefined) throw registryUnavailable();
  return list;
}
