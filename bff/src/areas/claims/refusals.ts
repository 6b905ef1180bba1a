import { AppError } from '../../errors/app-error.ts';

export const giftGone = () =>
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

/** Why units could not be taken: all bought, all taken but some only held, or fewer left than wanted. */
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
      'Reserved: someone is buying this gift right now. It may become free again, or you choose another one.',
    );
  return new AppError(
    'already-purchased',
    left === 1 ? 'Only 1 of it is still needed.' : `Only ${left} of it are still needed.`,
    { field: 'quantity' },
  );
}

export const notForSharing = () =>
  new AppError('conflict', 'This gift can be purchased, but not contributed to.');

export const moreThanMissing = (missing: number) =>
  new AppError('conflict', `Only ${rupees.format(missing)} is still missing.`, {
    field: 'amount',
  });

export const holdOver = () =>
  new AppError(
    'already-purchased',
    'Your hold has ended, and someone else has taken this gift meanwhile. Please tell the host what you bought.',
  );

export const notExtendable = () =>
  new AppError('conflict', 'A hold can be extended once, while it lasts.');

export const notUndoable = () =>
  new AppError('conflict', 'The host has received this gift, so it can no longer be undone.');

export const sharedGiftComplete = () =>
  new AppError(
    'conflict',
    'This gift is complete, so contributions can no longer be withdrawn. Please talk to the host.',
  );
