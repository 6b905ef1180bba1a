import { listSharedItems, type SharedItem } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { findClosedBook } from './audience.repository.ts';

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
