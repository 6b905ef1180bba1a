import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { OwnGift } from './gifts.repository.ts';
import { claimIdsOf } from '../guests/opened-gifts.repository.ts';

export interface GuestClaim {
  readonly id: string;
  readonly itemId: string;
  readonly registryId: string;
  readonly status: 'reserved' | 'purchased' | 'released';
  readonly quantity: number;
  readonly received: boolean;
  readonly orderNumber: string | null;
  readonly expired: boolean;
}

export async function findGuestClaim(db: Db, own: OwnGift): Promise<GuestClaim | undefined> {
  return db
    .selectFrom('claims')
    .innerJoin('registryItems as item', 'item.id', 'claims.itemId')
    .innerJoin('openShares as share', 'share.registryId', 'item.registryId')
    .select([
      'claims.id',
      'item.id as itemId',
      'share.registryId',
      'claims.status',
      'claims.quantity',
      sql<
        string | null
      >`(select orders.number from order_lines line join orders on orders.id = line.order_id
        where line.claim_id = claims.id and orders.state <> 'cancelled')`.as('orderNumber'),
      sql<boolean>`claims.received_at is not null`.as('received'),
      sql<boolean>`coalesce(claims.expires_at <= now(), false)`.as('expired'),
    ])
    .where('claims.id', '=', own.giftId)
    .where('claims.id', '=', sql<string>`any(${claimIdsOf(own.guestId)})`)
    .where('share.shareCode', '=', own.shareCode)
    .executeTakeFirst();
}

const markEnded = (status: 'purchased' | 'released') => async (db: Db, claimId: string) => {
  await db
    .updateTable('claims')
    .set({ status, expiresAt: null, updatedAt: sql`now()` })
    .where('id', '=', claimId)
    .execute();
};

export const markPurchased = markEnded('purchased');
export const markReleased = markEnded('released');

/** A guest with several ended holds of an item is told of one, so all are forgotten together. */
export async function forgetHoldEnds(
  db: Db,
  { guestId, itemId }: { readonly guestId: string; readonly itemId: string },
): Promise<void> {
  await db
    .updateTable('claims')
    .set({ holdEndedAt: null })
    .where('itemId', '=', itemId)
    .where('holdEndedAt', 'is not', null)
    .where('id', '=', sql<string>`any(${claimIdsOf(guestId)})`)
    .execute();
}

export async function postponeHoldQuestion(db: Db, claimId: string): Promise<void> {
  await sql`
    update claims
       set ask_after = (date_trunc('day', now() at time zone registries.time_zone) + interval '1 day')
         at time zone registries.time_zone
      from registries
     where claims.id = ${claimId} and registries.id = claims.registry_id`.execute(db);
}

export async function extendHold(db: Db, claimId: string): Promise<boolean> {
  const extended = await db
    .updateTable('claims')
    .set({
      expiresAt: sql<string>`expires_at + interval '24 hours'`,
      extendedAt: sql`now()`,
      remindedAt: null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', claimId)
    .where('status', '=', 'reserved')
    .where('extendedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst();
  return extended !== undefined;
}
