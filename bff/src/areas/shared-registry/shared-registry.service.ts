import type { SharedRegistry } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { sharedListFor } from '../../surprise/shared-list-for-hosts.ts';
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

/** The list as the viewer may see it; undefined is a guest. */
export async function getSharedItems(
  db: Db,
  lists: SharedItemsCache,
  shareCode: string,
  viewerId: string | undefined,
): Promise<string> {
  const list = await lists.find(shareCode);
  if (list === undefined) throw registryUnavailable();
  return sharedListFor(db, viewerId, shareCode, list);
}
