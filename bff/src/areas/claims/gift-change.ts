import type { Transaction } from 'kysely';
import type { GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../database/tables.ts';
import { publishRegistryChanged } from '../../registry-versions/registry-versions.repository.ts';
import { findSharedItem } from '../shared-registry/shared-registry.repository.ts';
import { findGifts, type GiftsOf } from './gifts.repository.ts';

export interface ChangedGift extends Required<GiftsOf> {
  readonly itemId: string;
  readonly registryId: string;
}

/** The end of every change: open pages are told, and the caller gets the gift and its item as they are now. */
export async function announceGift(
  trx: Transaction<Database>,
  changed: ChangedGift,
): Promise<GiftChange> {
  await publishRegistryChanged(trx, changed.registryId);
  const [gift] = await findGifts(trx, changed);
  const item = await findSharedItem(trx, changed.itemId);
  if (!gift || !item) throw new Error('A gift that was just changed is not there.');
  return { gift, item };
}
