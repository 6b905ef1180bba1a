import type { GuestGift } from '@gift-registry/bff-contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { giftNotFound } from '../claim-errors.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { findMailedGift } from '../../../subjects/gifts/gifts.repository.ts';
import { openGift, openGiftsOfGuest } from '../../../subjects/guests/opened-gifts.repository.ts';
import { confirmMailbox } from '../../../subjects/guests/mailboxes.repository.ts';

const incomplete = 'This link is incomplete. Please open it from your email again.';

interface OpenedLink {
  readonly token: string;
  readonly guestId: string;
}

interface MailedGift {
  readonly shareCode: string;
  readonly token: string;
}

export function giftIdOf(
  { giftsLinks }: Pick<ClaimsDependencies, 'giftsLinks'>,
  { shareCode, token }: MailedGift,
): string {
  const link = giftsLinks.verify(token);
  if (!link || !('giftId' in link) || link.shareCode !== shareCode)
    throw new AppError('not-found', incomplete);
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
  if (link.mailboxId) {
    await confirmMailbox(deps.db, link.mailboxId);
    deps.outbox.wake();
  }
  if ('giftId' in link) await openGift(deps.db, { giftId: link.giftId, guestId });
  else
    await openGiftsOfGuest(deps.db, { giverId: link.guestId, shareCode: link.shareCode, guestId });
  return { shareCode: link.shareCode };
}
