import type { GiftChange } from '@gift-registry/bff-contract';
import { transact } from '../../../platform/database/transactions/transact.ts';
import { createRateLimiter } from '../../../platform/rate-limits/rate-limiter.ts';
import { sameHash } from '../../../platform/keys/one-time-secrets.ts';
import {
  codeEnded,
  confirmMailFirst,
  giftNotFound,
  noLongerWaits,
  tooManyCodes,
  wrongCode,
} from '../claim-errors.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { findGift, type OwnGift } from '../../../subjects/gifts/gifts.repository.ts';
import { readGiftChange } from '../record-gift-change.ts';
import { confirmGuestMailbox } from './unconfirmed-gifts.service.ts';
import { countTry } from '../mailbox-codes/mailbox-codes.repository.ts';
import { codeHash } from '../mailbox-codes/send-code.service.ts';

const TRIES_PER_HOUR = 15;

type Dependencies = Pick<
  ClaimsDependencies,
  'db' | 'outbox' | 'limiterKey' | 'codeKey' | 'soldOutItems' | 'tellGiver' | 'promiseDays'
>;

async function checkCode(
  deps: Dependencies,
  mailbox: { readonly guestId: string; readonly email: string },
  code: string,
): Promise<string> {
  const limit = {
    name: 'mailbox-code/guest',
    subject: mailbox.guestId,
    max: TRIES_PER_HOUR,
    seconds: 3_600,
  };
  const retryAfter = await createRateLimiter(deps.db, deps.limiterKey).take([limit]);
  if (retryAfter !== null) throw tooManyCodes(retryAfter);
  const tried = await countTry(deps.db, mailbox);
  if (!tried?.codeHash) throw codeEnded();
  if (!sameHash(codeHash(deps, mailbox, code), tried.codeHash)) throw wrongCode();
  return tried.id;
}

export async function confirmByCode(
  deps: Dependencies,
  { code, ...own }: OwnGift & { readonly code: string },
): Promise<GiftChange> {
  const gift = await findGift(deps.db, own);
  if (!gift) throw giftNotFound();
  if (gift.status === 'released') throw noLongerWaits();
  if (gift.needsConfirmation) {
    // Another browser of the same guest gave it.
    if (!gift.codeSentTo) throw confirmMailFirst();
    const mailbox = { guestId: own.guestId, email: gift.codeSentTo };
    const refusals = await confirmGuestMailbox(deps, await checkCode(deps, mailbox, code));
    const refusal = refusals.get(gift.id);
    if (refusal) throw refusal;
  }
  return transact(deps.db, (trx) => readGiftChange(trx, { ...own, itemId: gift.itemId }));
}
