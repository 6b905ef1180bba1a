import { giftMessages } from '@gift-registry/bff-contract';
import { AppError } from '../../errors/app-error.ts';

export const giftNotFound = () => new AppError('not-found', giftMessages.notOnList);

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

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
  new AppError('conflict', `Only ${rupees.format(missing)} is still missing.`, {
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

export const emailNeeded = () =>
  new AppError(
    'invalid-input',
    'That is a generous list! Please add your email, so that we can keep this gift for you.',
    { field: 'guestEmail' },
  );
export const confirmMailFirst = () =>
  new AppError(
    'conflict',
    'Please open the link in the mail that we sent you. It keeps this gift for you.',
  );
const minutesUntil = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};
export const tooManyUnits = (retryAfter: number) =>
  new AppError(
    'rate-limited',
    `Many gifts of this registry were just chosen from your network. Please try again in ${minutesUntil(retryAfter)}.`,
    { retryAfter },
  );
export const tooManyAtOnce = (max: number) =>
  new AppError('invalid-input', `Please choose ${max} or less at once.`, { field: 'quantity' });
export const noMoreMails = (retryAfter: number) =>
  new AppError(
    'rate-limited',
    `We have sent you several mails already. Please try again in ${minutesUntil(retryAfter)}.`,
    { retryAfter },
  );
