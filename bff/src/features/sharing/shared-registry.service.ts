import type { Db } from '../../platform/database/database.ts';
import type { OpenShare } from '../../platform/routing/request-context.ts';
import { sharedListFor } from '../surprise/index.ts';
import type { SharedItemsCache } from './shared-items-cache.ts';
import { registryUnavailable } from './get-shared-registry.ts';

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
