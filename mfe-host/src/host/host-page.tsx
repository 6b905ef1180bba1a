import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { PlusIcon, RetryIcon } from '@gift-registry/design-system/icon';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { useLiveRegistryUpdates } from '../registries/use-live-registry-updates.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { RegistriesSkeleton } from './registries-skeleton.tsx';
import { RegistryGroups } from './registry-groups.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useRedirectWithoutRegistries } from './use-redirect-without-registries.ts';
import { useRegistries } from './use-registries.ts';

export default function HostPage() {
  const registries = useRegistries();
  const redirecting = useRedirectWithoutRegistries(registries);
  useLiveRegistryUpdates();
  const shown = redirecting ? undefined : registries.data;

  return (
    <>
      <ScreenHeader actions={<SignOutButton />} />
      <Screen>
        <PageHeading
          title={shown ? `Created Registries (${shown.length})` : 'Created Registries'}
          actions={
            <>
              <Button
                startIcon={<RetryIcon />}
                busy={registries.isRefetching}
                onClick={() => void registries.refetch()}
              >
                Refresh
              </Button>
              <Button
                variant="primary"
                href="/create-registry"
                linkComponent={Link}
                startIcon={<PlusIcon />}
              >
                Create New Registry
              </Button>
            </>
          }
        />
        {registries.isError && (
          <LoadFailure
            title="Failed to load registries. Please try again."
            error={registries.error}
            onRetry={registries.refetch}
          />
        )}
        {!shown && !registries.isError && <RegistriesSkeleton />}
        {shown?.length === 0 && (
          <EmptyState
            title="No registries yet"
            action={
              <Button variant="primary" href="/create-registry" linkComponent={Link}>
                Create Your First Registry
              </Button>
            }
          >
            Name the occasion, choose the gifts, and share one link with everyone you invite.
          </EmptyState>
        )}
        {shown && shown.length > 0 && <RegistryGroups registries={shown} />}
        <p>
          <TextLink href="/account" linkComponent={Link}>
            Your account
          </TextLink>
        </p>
      </Screen>
    </>
  );
}
