import { formatRupees, giftMessages } from '@gift-registry/bff-contract';
import { AppError } from '../../errors/app-error.ts';

export const giftNotFound = () => new AppError('not-found', giftMessages.notOnList);

interface Left {
  readonly requested: number;
  readonly reserved: number;
  readonly fulfilled: number;
}

/** Three reasons: all units are bought, the rest is held, or fewer are left than wanted. */
export function notEnoughLeft({ requested, reserved, fulfilled }: Left): AppError {
  const left = requested - reserved - fulfilled;
  if (fulfilled >= requested) return new AppError('already-purchased', giftMessages.purchased);
  if (left <= 0) return new AppError('already-purchased', giftMessages.reserved);
  return new AppError(
    'already-purchased',
    left === 1 ? 'Only 1 is still needed.' : `Only ${left} are still needed.`,
    { field: 'quantity' },
  );
}

export const notForContributions = () =>
  new AppError('conflict', giftMessages.takesNoContributions);

export const amountTooHigh = (missing: number) =>
  new AppError('conflict', `Only ${formatRupees(missing)} is left to give.`, {
    field: 'amount',
  });

export const holdExpired = () =>
  new AppError(
    'already-purchased',
    'Your hold has ended, and someone else has taken this gift. Please tell the host that you bought it.',
  );

export const notExtendable = () =>
  new AppError('conflict', 'A hold can be extended only once, and only before it ends.');

export const notUndoable = () =>
  new AppError('conflict', 'The host has received this gift, so it can no longer be undone.');

export const groupGiftComplete = () =>
  new AppError(
    'conflict',
    'This gift is complete, so contributions can no longer be withdrawn. Please talk to the host.',
  );

export const emailNeeded = (reason: 'browser' | 'network') =>
  new AppError(
    'invalid-input',
    reason === 'network' ? giftMessages.emailForBusyNetwork : giftMessages.emailForGenerousGuest,
    { field: 'guestEmail' },
  );

export const confirmMailFirst = () => new AppError('conflict', giftMessages.confirmMailFirst);

export const noLongerWaits = () =>
  new AppError('conflict', 'The time to confirm this gift is over. Please choose it again.');

export const wrongCode = () =>
  new AppError('token-invalid', giftMessages.wrongCode, { field: 'code' });

export const codeEnded = () =>
  new AppError('token-expired', giftMessages.codeEnded, { field: 'code' });

const minutesUntil = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

export const tooManyCodes = (retryAfter: number) =>
  new AppError(
    'rate-limited',
    `That were many codes. Please try again in ${minutesUntil(retryAfter)}, or open the link in our email.`,
    { retryAfter },
  );

export const tooManyOfBrowser = (max: number, retryAfter: number) =>
  new AppError(
    'rate-limited',
    `How generous! You can choose ${max} gifts within an hour. Please choose more in ${minutesUntil(retryAfter)}.`,
    { retryAfter },
  );

export const tooManyOfNetwork = (retryAfter: number) =>
  new AppError(
    'rate-limited',
    `Very many gifts of this registry were chosen over your internet connection. Please try again in ${minutesUntil(retryAfter)}, or over another connection such as mobile data.`,
    { retryAfter },
  );

export const tooManyAtOnce = (max: number) =>
  new AppError('invalid-input', `Please choose ${max} or less at once.`, { field: 'quantity' });

/** With the ways that remain. */
export const noMailForGift = () =>
  new AppError(
    'invalid-input',
    'We have sent enough emails to this address for today. Please use another email address, or tell the host which gift you chose.',
    { field: 'guestEmail' },
  );

export const noMoreCodes = (retryAfter: number) =>
  new AppError(
    'rate-limited',
    'We can’t send another email to this address today. Please use the latest one, or another email address.',
    { retryAfter },
  );
