import type { Db } from '../../platform/database/database.ts';
import type { OpenShare } from '../../platform/routing/request-context.ts';
import { sharedListFor } from '../../subjects/surprise/shared-list-for-hosts.ts';
import type { SharedItemsCache } from './shared-items-cache.ts';
import { registryUnavailable } from '../../subjects/shared-registry/get-shared-registry.ts';

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
