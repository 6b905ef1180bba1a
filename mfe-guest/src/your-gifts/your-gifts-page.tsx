import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { useGiftsLink } from '../my-gifts/use-gifts-link.ts';
import { LoadedGifts } from '../gift-list/loaded-gifts.tsx';
import { LoadedRegistry } from '../registry/loaded-registry.tsx';
import { shareCodeOf } from '../address/share-code.ts';
import { OpenGiftsForm } from './open-gifts-form.tsx';
import { YourGiftsView } from './your-gifts-view.tsx';

export default function YourGiftsPage() {
  const { search } = useNavigation().location;
  const shareCode = shareCodeOf(search, usePathParams()['shareCode']);
  const linkToken = useGiftsLink(shareCode);
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) =>
        linkToken === null ? (
          <LoadedGifts shareCode={shareCode}>
            {(items) => <YourGiftsView shareCode={shareCode} registry={registry} items={items} />}
          </LoadedGifts>
        ) : (
          <OpenGiftsForm shareCode={shareCode} token={linkToken} />
        )
      }
    </LoadedRegistry>
  );
}
