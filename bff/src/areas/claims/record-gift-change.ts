import type { Transaction } from 'kysely';
import type { GiftChange, GuestGift, SharedItem } from '@gift-registry/bff-contract';
import { pipelined } from '../../platform/database/pipelined.ts';
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
  const [gift, item] = await pipelined<[GuestGift | undefined, SharedItem | undefined]>(
    trx,
    (pipe) => [findGift(pipe, changed), findSharedItem(pipe, changed.itemId)],
  );
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
