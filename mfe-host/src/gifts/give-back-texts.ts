import type { UnusualGiver, UnusualNetwork } from '@gift-registry/bff-contract';

export const giftsOf = (count: number): string => (count === 1 ? '1 gift' : `${count} gifts`);

/** Gifts that one press gives back, with the words of its question. */
export interface GiftsToGiveBack {
  readonly of: 'giver' | 'network';
  readonly giftId: string;
  readonly count: number;
  readonly label: string;
  readonly question: string;
  readonly whoIsTold: string;
  readonly confirmLabel: string;
  readonly doneText: (givenBack: number) => string;
}

export function giftsOfGiver({ giftId, giverName, returnable }: UnusualGiver): GiftsToGiveBack {
  const name = giverName || 'this guest';
  const gifts = giftsOf(returnable);
  return {
    of: 'giver',
    giftId,
    count: returnable,
    label: 'Give back all',
    question: `Give back ${gifts} of ${name}?`,
    whoIsTold: `We tell ${name} by mail if they left an address.`,
    confirmLabel: `Give back ${gifts}`,
    doneText: (givenBack) => `${giftsOf(givenBack)} of ${giverName || 'a guest'} given back.`,
  };
}

export function giftsOfNetwork({ giftId, returnable }: UnusualNetwork): GiftsToGiveBack {
  return {
    of: 'network',
    giftId,
    count: returnable,
    label: returnable === 1 ? 'Give 1 back' : `Give all ${returnable} back`,
    question: `Give back ${giftsOf(returnable)} from this connection?`,
    whoIsTold: 'We tell the guests who have confirmed their email.',
    confirmLabel: `Give back ${giftsOf(returnable)}`,
    doneText: (givenBack) => `${giftsOf(givenBack)} from one connection given back.`,
  };
}
