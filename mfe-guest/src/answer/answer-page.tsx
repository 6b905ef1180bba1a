import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { LoadedRegistry } from '../shared-registry/loaded-registry.tsx';
import { shareCodeOf } from '../shared-registry/share-code.ts';
import { AnswerView } from './answer-view.tsx';
import { LoadedMailedGift } from './loaded-mailed-gift.tsx';

/** 'Did you buy it?' of a reminder mail. Opening it changes nothing; the answer is a form, with and without scripts. */
export default function AnswerPage() {
  const { shareCode: fromPath, token = '' } = usePathParams();
  const shareCode = shareCodeOf(useNavigation().location.search, fromPath);
  return (
    <LoadedRegistry shareCode={shareCode}>
      {() => (
        <LoadedMailedGift shareCode={shareCode} token={token}>
          {(gift) => <AnswerView shareCode={shareCode} token={token} gift={gift} />}
        </LoadedMailedGift>
      )}
    </LoadedRegistry>
  );
}
