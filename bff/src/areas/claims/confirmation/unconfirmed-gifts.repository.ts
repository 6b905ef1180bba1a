import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface UnconfirmedClaim {
  readonly id: string;
  readonly itemId: string;
  readonly registryId: string | null;
  readonly quantity: number;
  readonly hasShop: boolean;
}

export const findUnconfirmedClaims = (db: Db, guestId: string): Promise<UnconfirmedClaim[]> =>
  db
    .selectFrom('claims')
    .innerJoin('registryItems as item', 'item.id', 'claims.itemId')
    .innerJoin('products as product', 'product.id', 'item.productId')
    .select([
      'claims.id',
      'item.id as itemId',
      'item.registryId',
      'claims.quantity',
      sql<boolean>`product.external_url is not null`.as('hasShop'),
    ])
    .where('claims.guestId', '=', guestId)
    .where('claims.status', '=', 'reserved')
    .where('claims.confirmBy', '>', sql<string>`now()`)
    .orderBy('claims.id')
    .execute();

/** Ends the wait. Resolves to false when the claim no longer waits. The caller has locked the item. */
export async function keepClaim(
  db: Db,
  { id, hasShop }: Pick<UnconfirmedClaim, 'id' | 'hasShop'>,
): Promise<boolean> {
  const kept = await db
    .updateTable('claims')
    .set({
      status: hasShop ? 'reserved' : 'purchased',
      expiresAt: hasShop ? sql<string>`now() + interval '24 hours'` : null,
      confirmBy: null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'reserved')
    .where('confirmBy', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function keepOrder(db: Db, claimId: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    update orders set held_until = null, updated_at = now()
     where id = (select order_id from order_lines where claim_id = ${claimId})
       and payment = 'manual' and state = 'open' and held_until is not null
    returning id`.execute(db);
  return rows[0];
}

export interface UnconfirmedContribution {
  readonly id: string;
  readonly unitId: string;
  readonly itemId: string;
  readonly registryId: string | null;
  readonly amount: number;
}

const contributions = (db: Db) =>
  db
    .selectFrom('contributions as pledge')
    .innerJoin('claims as unit', 'unit.id', 'pledge.claimId')
    .innerJoin('registryItems as item', 'item.id', 'unit.itemId')
    .select([
      'pledge.id',
      'unit.id as unitId',
      'item.id as itemId',
      'item.registryId',
      'pledge.amount',
    ])
    .where('pledge.status', '=', 'purchased')
    .orderBy('pledge.id');

export const findUnconfirmedContributions = (
  db: Db,
  guestId: string,
): Promise<UnconfirmedContribution[]> =>
  contributions(db)
    .where('pledge.guestId', '=', guestId)
    .where('pledge.confirmBy', '>', sql<string>`now()`)
    .execute();

export const findExpiredContributions = (
  db: Db,
  limit: number,
): Promise<UnconfirmedContribution[]> =>
  contributions(db)
    .where('pledge.confirmBy', '<=', sql<string>`now()`)
    .limit(limit)
    .execute();
