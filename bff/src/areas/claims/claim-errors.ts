import { AppError } from '../../errors/app-error.ts';

export const giftNotFound = () =>
  new AppError('not-found', 'This gift is no longer on the list. Please choose another one.');

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
  if (fulfilled >= requested)
    return new AppError(
      'already-purchased',
      'Someone has already purchased this gift. Please choose another one.',
    );
  if (left <= 0)
    return new AppError(
      'already-purchased',
      'Reserved: someone is buying this gift right now. Please try again later, or choose another one.',
    );
  return new AppError(
    'already-purchased',
    left === 1 ? 'Only 1 is still needed.' : `Only ${left} are still needed.`,
    { field: 'quantity' },
  );
}

export const notForContributions = () =>
  new AppError('conflict', 'This gift takes no contributions. You can purchase it instead.');

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
