import { AppError } from '../../errors/app-error.ts';
import type { GiftsLinkContents } from '../../guests/gifts-link.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { confirmGuestMailbox } from './unconfirmed-gifts.service.ts';

/** Verifies the token of a mailed link and confirms its mailbox. */
export async function openGiftsLink(
  deps: Pick<ClaimsDependencies, 'db' | 'outbox' | 'giftsLinks'>,
  token: string,
): Promise<GiftsLinkContents> {
  const link = deps.giftsLinks.verify(token);
  if (!link)
    throw new AppError(
      'token-invalid',
      'This link is incomplete. Please open it from your mail again.',
    );
  const { guestId, mailboxId } = link;
  if (mailboxId) await confirmGuestMailbox(deps, { id: mailboxId, guestId });
  return link;
}
