import type { Db } from '../../platform/database/database.ts';
import { sharedListFor } from '../../subjects/surprise/shared-list-for-hosts.ts';
import type { SharedItemsCache } from './shared-items-cache.ts';
import { registryUnavailable } from '../../subjects/shared-registry/get-shared-registry.ts';

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
