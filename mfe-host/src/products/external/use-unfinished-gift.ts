import { useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { unfinishedGiftOf, type UnfinishedGift } from './unfinished-gift.ts';

const nothing: UnfinishedGift = { address: '', scrapeId: null, byHand: false, form: null };

/** The gift in hand; whoever leaves the page finds it again. */
export function useUnfinishedGift() {
  const kept = unfinishedGiftOf(useSession().state.user?.id ?? '');
  const [gift, setGift] = useState(() => kept.read() ?? nothing);

  return {
    gift,
    change(changes: Partial<UnfinishedGift>) {
      setGift((before) => ({ ...before, ...changes }));
      kept.keep({ ...gift, ...changes });
    },
    /** The form is kept as it is typed, without drawing the page anew. */
    keepForm: (form: NonNullable<UnfinishedGift['form']>) => kept.keep({ ...gift, form }),
    /** Back to the beginning, with this address in the box. */
    startOver(address: string) {
      setGift({ ...nothing, address });
      if (address === '') kept.drop();
      else kept.keep({ ...nothing, address });
    },
  };
}
