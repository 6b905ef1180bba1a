import type { Transaction } from 'kysely';
import type { GiftChange } from '@gift-registry/bff-contract';
import type { Database } from '../../platform/database/tables.ts';
import { publishRegistryChanged } from '../../subjects/registry-versions/registry-versions.repository.ts';
import { findSharedItem } from '../../subjects/shared-registry/shared-registry.repository.ts';
import { findGift, type OwnGift } from '../../subjects/gifts/gifts.repository.ts';

interface ChangedGift extends OwnGift {
  readonly itemId: string;
  readonly registryId: string;
}

export async function readGiftChange(
  trx: Transaction<Database>,
  changed: Omit<ChangedGift, 'registryId'>,
): Promise<GiftChange> {
  const gift = await findGift(trx, changed);
  const item = await findSharedItem(trx, changed.itemId);
  if (!gift || !item) throw new Error('The changed gift is missing.');
  return { gift, item };
}

export async function recordGiftChange(
  trx: Transaction<Database>,
  changed: ChangedGift,
): Promise<GiftChange> {
  await publishRegistryChanged(trx, changed.registryId);
  return readGiftChange(trx, changed);
}
