import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { withdraw } from '../gifts/contribution-units.ts';
import { releaseClaims } from '../gifts/claims.repository.ts';
import { tellNextInLine, type LineMailer } from '../waiting-line/tell-next.ts';
import { markGivenBack, type ReturnableGift } from './give-back.repository.ts';

/** Frees the units of gifts and tells those who wait for them. The caller has locked the items. */
export async function releaseGifts(
  line: LineMailer,
  trx: Transaction<Database>,
  gifts: readonly ReturnableGift[],
): Promise<void> {
  await releaseClaims(
    trx,
    gifts.filter(({ kind }) => kind === 'claim').map(({ id }) => id),
  );
  for (const gift of gifts)
    if (gift.amount !== null) await withdraw(trx, { ...gift, amount: gift.amount });
  await markGivenBack(
    trx,
    gifts.map(({ id }) => id),
  );
  for (const itemId of new Set(gifts.map((gift) => gift.itemId)))
    await tellNextInLine(line, trx, itemId);
}
