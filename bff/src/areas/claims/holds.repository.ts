import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { shareCodeForGuest } from '../../guests/guest-links.repository.ts';

export const findItemsWithExpiredHolds = (
  db: Db,
  limit: number,
): Promise<{ itemId: string; registryId: string | null }[]> =>
  db
    .selectFrom('claims')
    .innerJoin('registryItems as item', 'item.id', 'claims.itemId')
    .select(['item.id as itemId', 'item.registryId'])
    .distinct()
    .where('claims.status', '=', 'reserved')
    .where('claims.kind', '=', 'guest')
    .where('claims.expiresAt', '<=', sql<string>`now()`)
    .limit(limit)
    .execute();

/** Resolves to the number of units of the released holds. The caller has locked the item. */
export async function markExpiredHoldsReleased(db: Db, itemId: string): Promise<number> {
  const released = await db
    .updateTable('claims')
    .set({
      status: 'released',
      holdEndedAt: sql`expires_at`,
      expiresAt: null,
      confirmBy: null,
      updatedAt: sql`now()`,
    })
    .where('itemId', '=', itemId)
    .where('kind', '=', 'guest')
    .where('status', '=', 'reserved')
    .where('expiresAt', '<=', sql<string>`now()`)
    .returning('quantity')
    .execute();
  return released.reduce((units, claim) => units + claim.quantity, 0);
}

export interface DueReminder {
  readonly claimId: string;
  readonly guestId: string;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly productName: string;
  readonly fromCatalogue: boolean;
  readonly registryName: string;
  readonly ownerId: string;
  readonly shareCode: string;
  readonly expiresAt: string;
}

/** Marks due reminders as sent, and resolves to them. A reminder is due when half of the hold has passed. */
export async function takeDueReminders(db: Db, limit: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select id from claims
      where status = 'reserved' and kind = 'guest' and guest_email is not null
        and confirm_by is null
        and reminded_at is null and expires_at > now() and expires_at <= now() + interval '12 hours'
      order by expires_at limit ${limit}
      for update skip locked
    )
    update claims set reminded_at = now()
    from due, registry_items item, products product, registries registry
    where claims.id = due.id and item.id = claims.item_id and product.id = item.product_id
      and registry.id = item.registry_id
      and ${shareCodeForGuest('item.registryId', 'claims.guestId')} is not null
    returning claims.id as claim_id, claims.guest_id, claims.guest_name, claims.guest_email,
      product.name as product_name, product.source_type = 'internal' as from_catalogue,
      registry.registry_name, registry.owner_id, claims.expires_at,
      ${shareCodeForGuest('item.registryId', 'claims.guestId')} as share_code
  `.execute(db);
  return rows;
}
