import {
  formatMinutes,
  formatRupees,
  giftMessages,
  minFundAmount,
  plural,
} from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';

export const giftNotFound = () => new AppError('not-found', giftMessages.notOnList);

interface Left {
  readonly requested: number;
  readonly reserved: number;
  readonly fulfilled: number;
}

export function notEnoughLeft({ requested, reserved, fulfilled }: Left): AppError {
  const left = requested - reserved - fulfilled;
  if (fulfilled >= requested) return new AppError('already-purchased', giftMessages.purchased);
  if (left <= 0) return new AppError('already-purchased', giftMessages.reserved);
  return new AppError(
    'already-purchased',
    plural(left, 'Only # is still needed.', 'Only # are still needed.'),
    { field: 'quantity' },
  );
}

export const notForContributions = () =>
  new AppError('conflict', giftMessages.takesNoContributions);

export const takesAmounts = () => new AppError('conflict', giftMessages.takesAmounts);

export const fundClosed = () => new AppError('conflict', giftMessages.fundClosed);

export const tooLittleForFund = () =>
  new AppError('invalid-input', `Please enter at least ${formatRupees(minFundAmount)}`, {
    field: 'amount',
  });

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

export const paidAlready = () =>
  new AppError(
    'conflict',
    'You said that you have paid. Please take that back first, or ask the host to return the money.',
  );

export const nothingToPay = () =>
  new AppError('not-found', 'There is nothing to pay here. Your gifts show what became of it.');

export const manyLooks = (retryAfter: number) =>
  new AppError(
    'rate-limited',
    `You have opened this payment often. Please try again in ${formatMinutes(retryAfter)}.`,
    { retryAfter },
  );

export const promiseClosed = () =>
  new AppError(
    'conflict',
    'This promise is over or received already. If you have paid, please tell the host.',
  );

export const belongsToOrder = (number: string) =>
  new AppError('conflict', `This gift belongs to order ${number}. You can pay or cancel it there.`);

export const reloadToOrder = () =>
  new AppError('conflict', 'Please reload the page to order this gift.');

export const broughtByGuests = () =>
  new AppError(
    'conflict',
    'Guests bring their gifts to this host. Please reload the page and choose where yours goes.',
  );

export const noPickUp = () =>
  new AppError(
    'conflict',
    'Gifts can’t be picked up any more. Please reload the page and choose where yours goes.',
  );

export const outOfStock = (name: string) => new AppError('conflict', `${name} is out of stock.`);

export const notInCatalogue = (name: string) =>
  new AppError('conflict', `${name} comes from another website and can’t be ordered here.`);

export const withoutPrice = (name: string) =>
  new AppError('conflict', `${name} has no price yet. Please ask the host about it.`);

export const tooManyOfBrowser = (max: number, retryAfter: number) =>
  new AppError(
    'rate-limited',
    `How generous! You can choose ${max} gifts within an hour. Please choose more in ${formatMinutes(retryAfter)}.`,
    { retryAfter },
  );

export const tooManyOfNetwork = (retryAfter: number) =>
  new AppError(
    'rate-limited',
    `Very many gifts of this registry were chosen over your internet connection. Please try again in ${formatMinutes(retryAfter)}, or over another connection such as mobile data.`,
    { retryAfter },
  );

export const guestStopped = () => new AppError('conflict', giftMessages.guestStopped);

export const tooManyAtOnce = (max: number) =>
  new AppError('invalid-input', `Please choose ${max} or less at once.`, { field: 'quantity' });
