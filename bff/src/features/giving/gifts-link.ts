import type { GuestGift, GiftFormResult, HoldAnswer } from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { confirmMailbox } from '../mails/index.ts';
import { confirmGift, extendGift, postponeQuestion, releaseGift } from './change-gift.ts';
import { giftNotFound } from './claim-errors.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { findMailedGift } from './gifts.repository.ts';
import { openGift } from './guests.repository.ts';

const incomplete = 'This link is incomplete. Please open it from your email again.';

interface OpenedLink {
  readonly token: string;
  readonly guestId: string;
}

interface MailedGift {
  readonly shareCode: string;
  readonly token: string;
}

function giftIdOf(
  { giftsLinks }: Pick<ClaimsDependencies, 'giftsLinks'>,
  { shareCode, token }: MailedGift,
): string {
  const link = giftsLinks.verify(token);
  if (link?.shareCode !== shareCode) throw new AppError('not-found', incomplete);
  return link.giftId;
}

export async function getMailedGift(
  deps: Pick<ClaimsDependencies, 'db' | 'giftsLinks'>,
  mailed: MailedGift,
): Promise<GuestGift> {
  const { shareCode } = mailed;
  const gift = await findMailedGift(deps.db, { shareCode, giftId: giftIdOf(deps, mailed) });
  if (!gift) throw giftNotFound();
  return gift;
}

export async function openGiftsLink(
  deps: Pick<ClaimsDependencies, 'db' | 'outbox' | 'giftsLinks'>,
  { token, guestId }: OpenedLink,
): Promise<{ readonly shareCode: string }> {
  const link = deps.giftsLinks.verify(token);
  if (!link) throw new AppError('token-invalid', incomplete);
  await confirmMailbox(deps.db, link.mailboxId);
  deps.outbox.wake();
  await openGift(deps.db, { giftId: link.giftId, guestId });
  return { shareCode: link.shareCode };
}

const answers = {
  bought: { change: confirmGift, done: 'confirmed' },
  'not-bought': { change: releaseGift, done: 'released' },
  longer: { change: extendGift, done: 'extended' },
  tomorrow: { change: postponeQuestion, done: 'postponed' },
} as const satisfies Record<HoldAnswer, unknown>;

interface MailedAnswer {
  readonly shareCode: string;
  readonly token: string;
  readonly guestId: string;
  readonly answer: HoldAnswer;
}

export async function answerHold(
  deps: ClaimsDependencies,
  { answer, ...mailed }: MailedAnswer,
): Promise<{ readonly done: GiftFormResult; readonly giftId: string }> {
  const { shareCode, guestId } = mailed;
  const giftId = giftIdOf(deps, mailed);
  await openGiftsLink(deps, mailed);
  const { change, done } = answers[answer];
  await change(deps, { shareCode, guestId, giftId });
  return { done, giftId };
}
