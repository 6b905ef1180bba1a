import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Cluster, Section } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, usePathParams, useScrollToHash } from '@gift-registry/shell-contract';
import {
  isMissing,
  RegistryLoadFailure,
} from '../../features/registries/registry-load-failure.tsx';
import { useRegistry } from '../../features/registries/registry-queries.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { GuestViewSection } from './guest-view-section.tsx';
import { LinksSection } from './links-section.tsx';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { AddressForm } from './address-form.tsx';
import { PasscodeForm } from './passcode-form.tsx';
import { useAccess } from '../../features/sharing/sharing-queries.ts';

function AccessSection({ registryId }: { readonly registryId: string }) {
  const access = useAccess(registryId);
  useScrollToHash(!access.isPending);
  if (access.isPending) return <Skeleton lines={6} />;
  if (access.isError && !access.data)
    return <QueryFailure query={access} title="Failed to load registry. Please try again." />;
  const { address, passcode, passcodeGuessedAt } = access.data;
  return (
    <>
      <Section
        title="Address of your own"
        lede="Easy to read out and to print on a card. The main link keeps working beside it."
      >
        <Card>
          <AddressForm registryId={registryId} address={address} hasPasscode={passcode !== null} />
        </Card>
      </Section>
      <Section
        id="passcode"
        title="Passcode"
        lede="Guests give it once on each device. Without it, the link shows nothing of your registry."
      >
        <Card>
          <PasscodeForm
            key={passcode}
            registryId={registryId}
            passcode={passcode}
            guessedAt={passcodeGuessedAt}
          />
        </Card>
      </Section>
    </>
  );
}

export default function LinksPage() {
  const registryId = usePathParams()['registryId'] ?? '';
  const registry = useRegistry(registryId);
  const missing = isMissing(registry.error);
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen width="narrow">
        {registry.isPending && <Skeleton lines={6} />}
        {(missing || !registry.data) && (
          <RegistryLoadFailure query={registry} title="Failed to load registry" />
        )}
        {registry.data && !missing && (
          <>
            <PageHeading title="Links and privacy" eyebrow={registry.data.registryName} />
            <Section
              part="links"
              title="Links"
              lede="Give each group a link of its own, and end one without the others."
            >
              <LinksSection registry={registry.data} />
            </Section>
            <ErrorBoundary part="access">
              <AccessSection registryId={registryId} />
            </ErrorBoundary>
            <ErrorBoundary part="guest-view">
              <GuestViewSection registry={registry.data} />
            </ErrorBoundary>
            <Cluster>
              <Button href={`/registry-link-share/${registryId}`} linkComponent={Link}>
                Share Your Registry
              </Button>
            </Cluster>
          </>
        )}
      </Screen>
    </>
  );
}
