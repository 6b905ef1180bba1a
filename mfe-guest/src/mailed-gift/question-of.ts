import type { GuestGift, HoldAnswer } from '@gift-registry/bff-contract';

interface HoldQuestion {
  readonly title: string;
  readonly lede: string;
  readonly answers: readonly HoldAnswer[];
}

export function questionOf(
  { status, kind, expiresAt, extendable }: GuestGift,
  formatTime: (time: string) => string,
): HoldQuestion {
  if (status === 'purchased' || kind === 'contribution')
    return {
      title: 'Thank you!',
      lede: 'This gift is marked as yours. You can undo it under ‘Your gifts’.',
      answers: [],
    };
  if (status === 'released' || (expiresAt !== null && Date.parse(expiresAt) <= Date.now()))
    return {
      title: 'Did you buy it?',
      lede: 'We no longer hold this gift for you. If you bought it, tell us, and nobody else will.',
      answers: ['bought'],
    };
  return {
    title: 'Did you buy it?',
    lede: `We hold it for you${expiresAt === null ? '' : ` until ${formatTime(expiresAt)}`}.`,
    answers: extendable
      ? ['bought', 'not-bought', 'longer', 'tomorrow']
      : ['bought', 'not-bought', 'tomorrow'],
  };
}
