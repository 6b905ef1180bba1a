import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { shareCodeOf } from '../address/share-code.ts';
import { LoadedRegistry } from '../registry/loaded-registry.tsx';
import { PayView } from './pay-view.tsx';

export default function PayPage() {
  const { search } = useNavigation().location;
  const { shareCode: inPath, giftId = '' } = usePathParams();
  const shareCode = shareCodeOf(search, inPath);
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) => <PayView shareCode={shareCode} giftId={giftId} registry={registry} />}
    </LoadedRegistry>
  );
}
