import type { Transaction } from 'kysely';
import {
  giftChange,
  type GiftChange,
  type GuestGift,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Database } from '../../platform/database/tables.ts';
import { giftOfGuest, type OwnGift } from '../../subjects/gifts/gifts.repository.ts';
import { publishRegistryChanged } from '../../subjects/registry-versions/registry-versions.repository.ts';
import { sharedItemWithId } from '../../subjects/shared-registry/shared-registry.repository.ts';

interface ChangedGift extends OwnGift {
  readonly registryId: string;
}

/**
 * A gift and its item in one row, because a claim waits for each round trip. Of the columns that both have, the picture and
 * the address are those of one product, and the id is the gift's.
 */
const selectChange = (kind: keyof typeof giftOfGuest) =>
  prepareQuery<GuestGift & Omit<SharedItem, 'id'>>(
    `change-of-${kind}`,
    `select item.*, gift.* from (${giftOfGuest[kind]}) gift
      cross join lateral (${sharedItemWithId('gift.item_id')}) item`,
  );

const selectChangeOf = {
  claim: selectChange('claim'),
  contribution: selectChange('contribution'),
  either: selectChange('either'),
};

export async function readGiftChange(
  trx: Transaction<Database>,
  { shareCode, guestId, giftId, kind }: OwnGift,
): Promise<GiftChange> {
  const [row] = await selectChangeOf[kind ?? 'either'](trx, shareCode, guestId, giftId);
  if (!row) throw new Error('The changed gift is missing.');
  return giftChange.parse({ gift: row, item: { ...row, id: row.itemId } });
}

export async function recordGiftChange(
  trx: Transaction<Database>,
  changed: ChangedGift,
): Promise<GiftChange> {
  await publishRegistryChanged(trx, changed.registryId);
  return readGiftChange(trx, changed);
}
