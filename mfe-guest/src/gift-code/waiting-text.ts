import type { GuestGift } from '@gift-registry/bff-contract';

export function waitingText(
  { productName, kind, held, expiresAt }: GuestGift,
  formatTime: (time: string) => string,
): string {
  const gift = kind === 'contribution' ? `your contribution to ${productName}` : productName;
  const until = expiresAt === null ? '' : ` until ${formatTime(expiresAt)}`;
  return held === false
    ? `We don’t hold ${gift} meanwhile. It counts once your email is confirmed, if it is still needed then. There is time${until}.`
    : `We hold ${gift} for you${until}.`;
}
