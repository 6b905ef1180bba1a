import type { HostGift } from '@gift-registry/bff-contract';

export const tones = ['warm', 'short', 'formal'] as const;
export type Tone = (typeof tones)[number];

export const toneNames: Readonly<Record<Tone, string>> = {
  warm: 'Warm',
  short: 'Short',
  formal: 'Formal',
};

export interface Thanker {
  readonly firstName: string;
  readonly lastName: string;
}

type ThankedFor = Pick<HostGift, 'kind' | 'giverName' | 'productName' | 'quantity'>;

const giftOf = ({ kind, productName, quantity }: ThankedFor): string => {
  if (kind === 'contribution') return `your share in the gift “${productName}”`;
  return quantity === 1 ? `the gift “${productName}”` : `the gift “${productName}” (${quantity})`;
};

export function suggestNote(tone: Tone, gift: ThankedFor, host: Thanker): string {
  const greeting = gift.giverName ? `Dear ${gift.giverName},` : 'Hello,';
  const given = giftOf(gift);
  const fullName = `${host.firstName} ${host.lastName}`.trim();
  switch (tone) {
    case 'warm':
      return `${greeting}\n\nthank you so much for ${given}. It made us very happy, and we will think of you whenever we use it.\n\nWith love,\n${host.firstName}`.trim();
    case 'short':
      return `${greeting} thank you for ${given}! It means a lot to us. ${host.firstName}`.trim();
    case 'formal':
      return `${greeting}\n\nplease accept our sincere thanks for ${given}. Your kindness means a great deal to our family.\n\nWith warm regards,\n${fullName}`.trim();
  }
}
