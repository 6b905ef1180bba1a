import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** How long an item of another website is held, and how much one extension adds. */
const HOLD = sql`interval '24 hours'`;

export interface NewClaim {
  readonly itemId: string;
  readonly guestId: string;
  readonly held: boolean;
  readonly quantity: number;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly message: string | null;
}

export async function insertClaim(db: Db, claim: NewClaim): Promise<string> {
  const { id } = await db
    .insertInto('claims')
    .values({
      item_id: claim.itemId,
      guest_id: claim.guestId,
      status: claim.held ? 'reserved' : 'purchased',
      quantity: claim.quantity,
      guest_name: claim.guestName,
      guest_email: claim.guestEmail,
      message: claim.message,
      expires_at: claim.held ? sql<Date>`now() + ${HOLD}` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface GuestClaim {
  readonly id: string;
  readonly itemId: string;
  readonly registryId: string;
  readonly status: 'reserved' | 'purchased' | 'released';
  readonly quantity: number;
  readonly received: boolean;
  /** By the clock of the database. */
  readonly expired: boolean;
}

/** A guest's own claim in the shared registry, as it stands now. */
export async function findGuestClaim(
  db: Db,
  own: { readonly shareCode: string; readonly guestId: string; readonly claimId: string },
): Promise<GuestClaim | undefined> {
  return db
    .selectFrom('claims')
    .innerJoin('registry_items as item', 'item.id', 'claims.item_id')
    .innerJoin('registry_shares as share', 'share.registry_id', 'item.registry_id')
    .select([
      'claims.id',
      'claims.item_id as itemId',
      'share.registry_id as registryId',
      'claims.status',
      'claims.quantity',
      sql<boolean>`claims.received_at is not null`.as('received'),
      sql<boolean>`coalesce(claims.expires_at <= now(), false)`.as('expired'),
    ])
    .where('claims.id', '=', own.claimId)
    .where('claims.guest_id', '=', own.guestId)
    .where('share.share_code', '=', own.shareCode)
    .where('share.is_active', '=', true)
    .executeTakeFirst();
}

export async function markPurchased(db: Db, claimId: string): Promise<void> {
  await db
    .updateTable('claims')
    .set({ status: 'purchased', expires_at: null, updated_at: sql`now()` })
    .where('id', '=', claimId)
    .execute();
}

export async function markReleased(db: Db, claimId: string): Promise<void> {
  await db
    .updateTable('claims')
    .set({ status: 'released', expires_at: null, updated_at: sql`now()` })
    .where('id', '=', claimId)
    .execute();
}

/** False when the hold is over or was extended before. */
export async function extendHold(db: Db, claimId: string): Promise<boolean> {
  const extended = await db
    .updateTable('claims')
    .set({
      expires_at: sql<Date>`expires_at + ${HOLD}`,
      extended_at: sql`now()`,
      reminded_at: null,
      updated_at: sql`now()`,
    })
    .where('id', '=', claimId)
    .where('status', '=', 'reserved')
    .where('extended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return extended !== undefined;
}
