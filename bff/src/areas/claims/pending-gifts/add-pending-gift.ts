import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import type { RecordGift } from '../record-gift.ts';
import { insertPendingGift } from './pending-gifts.repository.ts';

/** The fields of a claim or a contribution. */
export interface GivenForm {
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly message: string | null;
  /** Of a claim. */
  readonly quantity?: number;
  /** Of a contribution. */
  readonly amount?: number;
}

interface WantedGift {
  readonly shareCode: string;
  readonly registryId: string;
  readonly itemId: string;
  readonly guestId: string;
  readonly guestEmail: string;
  readonly form: GivenForm;
  /** The hash of the giver's network. */
  readonly hash: Buffer;
}

/** Adds a gift for which nothing is held. Tries it first, so that nobody confirms a mailbox for a gift that is gone. */
export async function addPendingGift(
  { giftLimits }: Pick<ClaimsDependencies, 'giftLimits'>,
  trx: Transaction<Database>,
  { shareCode, registryId, itemId, guestId, guestEmail, form, hash }: WantedGift,
  record: RecordGift,
): Promise<string> {
  await sql`savepoint tried_gift`.execute(trx);
  await record(trx, { id: null, waitMinutes: null });
  await sql`rollback to savepoint tried_gift`.execute(trx);
  const { guestName, message, quantity = 1, amount = null } = form;
  return insertPendingGift(
    trx,
    {
      registryId,
      itemId,
      guestId,
      shareCode,
      quantity,
      amount,
      guestName,
      guestEmail,
      message,
      network: hash,
    },
    giftLimits.waitingMinutes,
  );
}
