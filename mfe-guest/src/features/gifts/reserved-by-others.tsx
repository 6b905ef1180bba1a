import type { SharedItem } from '@gift-registry/bff-contract';
import { WaitLink } from './more-gift-actions.tsx';
import { takesContributions } from './gift-state.ts';
import { giftWords } from './gift-words.ts';
import { hasGivenBefore, useMyGifts } from '../own-gifts/use-my-gifts.ts';
import { useScriptsRun } from '../platform/scripts.tsx';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

/** Says that someone else has reserved a gift. A document is made for all guests, so it says only that it is reserved. */
export function ReservedByOthers({ shareCode, item }: Props) {
  const { data } = useMyGifts(shareCode);
  const scriptsRun = useScriptsRun();
  const isByOthers = scriptsRun && (data !== undefined || !hasGivenBefore.read());
  return (
    <>
      <p>{isByOthers ? 'Someone is buying this.' : giftWords(item).unavailable}</p>
      {!takesContributions(item) && <WaitLink shareCode={shareCode} item={item} />}
    </>
  );
}
