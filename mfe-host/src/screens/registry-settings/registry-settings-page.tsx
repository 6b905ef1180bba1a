import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { usePathParams } from '@gift-registry/shell-contract';
import {
  isMissing,
  RegistryLoadFailure,
} from '../../features/registries/registry-load-failure.tsx';
import { useLiveRegistryUpdates } from '../../features/registries/live-registry-updates.tsx';
import { useRegistry } from '../../features/registries/registry-queries.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { SettingsSections } from './settings-sections.tsx';

export default function RegistrySettingsPage() {
  const registryId = usePathParams()['registryId'] ?? '';
  const registry = useRegistry(registryId);
  useLiveRegistryUpdates();
  const missing = isMissing(registry.error);
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen>
        <PageHeading title="Settings" eyebrow={registry.data?.registryName ?? '\u00a0'} />
        {registry.isPending && <Skeleton lines={6} />}
        {(missing || !registry.data) && (
          <RegistryLoadFailure query={registry} headingLevel={2} title="Failed to load registry" />
        )}
        {registry.data && !missing && <SettingsSections registry={registry.data} />}
      </Screen>
    </>
  );
}
