import { useNavigation } from '@gift-registry/shell-contract';
import { LoadedRegistry } from '../registry/loaded-registry.tsx';
import { shareCodeOf } from '../address/share-code.ts';
import { CodeForm } from './code-form.tsx';
import { WishListView } from './wish-list-view.tsx';

export default function WishListPage() {
  const { location } = useNavigation();
  const shareCode = shareCodeOf(location.search, undefined);
  if (shareCode === '') return <CodeForm />;
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) => <WishListView shareCode={shareCode} registry={registry} />}
    </LoadedRegistry>
  );
}
