import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { useGiftsLink } from '../claiming/use-gifts-link.ts';
import { LoadedRegistry } from './loaded-registry.tsx';
import { RegistryUnavailable } from './registry-unavailable.tsx';
import { RegistryView } from './registry-view.tsx';
import { shareCodeOf } from './share-code.ts';

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
