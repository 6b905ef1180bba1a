import { plural, type UnusualGiver, type UnusualNetwork } from '@gift-registry/bff-contract';
import { giftCount } from '../../features/items/item-totals.ts';

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
  const gifts = giftCount(returnable);
  return {
    of: 'giver',
    giftId,
    count: returnable,
    label: 'Give back all',
    question: `Give back ${gifts} of ${name}?`,
    whoIsTold: `They see it in ‘Your gifts’, and by mail if they left an address.`,
    confirmLabel: `Give back ${gifts}`,
    doneText: (givenBack) => `${giftCount(givenBack)} of ${giverName || 'a guest'} given back.`,
  };
}

export function giftsOfNetwork({ giftId, returnable }: UnusualNetwork): GiftsToGiveBack {
  return {
    of: 'network',
    giftId,
    count: returnable,
    label: plural(returnable, 'Give # back', 'Give all # back'),
    question: `Give back ${giftCount(returnable)} from this connection?`,
    whoIsTold: 'Each guest sees it in ‘Your gifts’, and we mail those who left an address.',
    confirmLabel: `Give back ${giftCount(returnable)}`,
    doneText: (givenBack) => `${giftCount(givenBack)} from one connection given back.`,
  };
}
