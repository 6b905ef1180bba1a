import type { GiftFormResult, HoldAnswer } from '@gift-registry/bff-contract';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { confirmGift, extendGift, postponeQuestion, releaseGift } from './gift.service.ts';
import { giftIdOf, openGiftsLink } from './gifts-link.service.ts';

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
