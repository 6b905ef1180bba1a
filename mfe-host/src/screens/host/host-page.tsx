import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { PlusIcon, RetryIcon } from '@gift-registry/design-system/icon';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useSession } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { QueryFailure } from '../../features/platform/failure/query-failure.tsx';
import { useLiveRegistryUpdates } from '../../features/registries/use-live-registry-updates.ts';
import { useRegistries } from '../../features/registries/use-registries.ts';
import { ScreenHeader } from '../../features/platform/screen/screen-header.tsx';
import { Screen } from '../../features/platform/screen/screen.tsx';
import { Dashboard } from './dashboard.tsx';
import { RegistriesSkeleton } from './registries-skeleton.tsx';
import { useRedirectWithoutRegistries } from './use-redirect-without-registries.ts';

/** The dashboard hides the navigation bar, so it has a Logout button of its own. */
function SignOutButton() {
  const { signOut } = useSession();
  const [signingOut, setSigningOut] = useState(false);
  const logOut = async () => {
    setSigningOut(true);
    await signOut();
    setSigningOut(false);
  };
  return (
    <Button variant="quiet" busy={signingOut} onClick={() => void logOut()}>
      Logout
    </Button>
  );
}

export default function HostPage() {
  const registries = useRegistries();
  const redirecting = useRedirectWithoutRegistries(registries);
  useLiveRegistryUpdates();
  const shown = redirecting ? undefined : registries.data;

  return (
    <>
      <ScreenHeader width="wide" actions={<SignOutButton />} />
      <Screen width="wide">
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
        <QueryFailure query={registries} title="Failed to load registries. Please try again." />
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
        {shown && shown.length > 0 && <Dashboard registries={shown} />}
        <p>
          <TextLink href="/account" linkComponent={Link}>
            Your account
          </TextLink>
        </p>
      </Screen>
    </>
  );
}
