import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { useGiftsLink } from '../my-gifts/use-gifts-link.ts';
import { LoadedRegistry } from '../registry/loaded-registry.tsx';
import { RegistryUnavailable } from '../registry/registry-unavailable.tsx';
import { RegistryView } from './registry-view.tsx';
import { shareCodeOf } from '../address/share-code.ts';

export default function SharedRegistryPage() {
  const { location } = useNavigation();
  const shareCode = shareCodeOf(location.search, usePathParams()['shareCode']);
  useGiftsLink(shareCode);

  if (shareCode === '')
    return (
      <RegistryUnavailable title="Invalid Registry Link">
        This registry link is missing a valid share code. Please check the link and try again.
      </RegistryUnavailable>
    );
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) => <RegistryView shareCode={shareCode} registry={registry} />}
    </LoadedRegistry>
  );
}
