import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { deleteBatch } from '../../../platform/database/retention/delete-batch.ts';

export interface PendingGift {
  readonly id: string;
  readonly registryId: string;
  readonly itemId: string;
  readonly guestId: string;
  readonly shareCode: string;
  readonly quantity: number;
  /** Rupees of a contribution; null for a claim. */
  readonly amount: number | null;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly message: string | null;
  readonly network: Buffer;
}

export async function insertPendingGift(
  trx: Db,
  gift: PendingGift,
  minutes: number,
): Promise<void> {
  await trx
    .insertInto('pendingGifts')
    .values({ ...gift, expiresAt: sql<string>`now() + make_interval(mins => ${minutes})` })
    .execute();
}

const waiting = sql<boolean>`expires_at > now()`;

export const findPendingGifts = (
  db: Db,
  guestId: string,
): Promise<{ id: string; itemId: string }[]> =>
  db
    .selectFrom('pendingGifts')
    .select(['id', 'itemId'])
    .where('guestId', '=', guestId)
    .where(waiting)
    .orderBy('id')
    .execute();

export const takePendingGift = (trx: Db, id: string): Promise<PendingGift | undefined> =>
  trx
    .deleteFrom('pendingGifts')
    .where('id', '=', id)
    .where(waiting)
    .returning([
      'id',
      'registryId',
      'itemId',
      'guestId',
      'shareCode',
      'quantity',
      'amount',
      'guestName',
      'guestEmail',
      'message',
      'network',
    ])
    .executeTakeFirst();

interface OwnPendingGift {
  readonly giftId: string;
  readonly guestId: string;
}

export const findPendingItem = (
  db: Db,
  { giftId, guestId }: OwnPendingGift,
): Promise<{ itemId: string } | undefined> =>
  db
    .selectFrom('pendingGifts')
    .select('itemId')
    .where('id', '=', giftId)
    .where('guestId', '=', guestId)
    .executeTakeFirst();

export async function deletePendingGift(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pendingGifts').where('id', '=', id).execute();
}

export const deleteExpiredPendingGifts = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'pendingGifts', sql`expires_at <= now()`);
