import type { Registry, RegistrySummary } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { PlusIcon, RetryIcon } from '@gift-registry/design-system/icon';
import { Cluster, Grid, Stack, Section } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { TextLink } from '@gift-registry/design-system/text-link';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { Link, useSession, useNavigation } from '@gift-registry/shell-contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { useLiveRegistryUpdates } from '../../features/registries/live-registry-updates.tsx';
import { useRegistries } from '../../features/registries/registry-queries.ts';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { Screen } from '../../features/platform/screen.tsx';
import { EventWeek } from './event-week.tsx';
import { Lately } from './lately.tsx';
import { ToDo } from './to-do.tsx';
import { RegistryCard } from './registry-card.tsx';
import styles from './host-page.module.css';

function RegistryGroups({ registries }: { readonly registries: readonly RegistrySummary[] }) {
  const archived = registries.filter(({ archivedAt }) => archivedAt !== null);
  const others = registries.filter(({ archivedAt }) => archivedAt === null);
  const completed = others.filter(({ status }) => status === 'completed');
  const open = others.filter(({ status }) => status !== 'completed');
  return (
    <>
      {open.length > 0 && <Cards registries={open} />}
      {completed.length > 0 && (
        <Section title="Completed">
          <Cards registries={completed} />
        </Section>
      )}
      {archived.length > 0 && (
        <Section title="Archived">
          <Cards registries={archived} />
        </Section>
      )}
    </>
  );
}

function AnotherOccasion() {
  return (
    <Cluster justify="between" className={styles.another}>
      <p>Another occasion? Start its own list.</p>
      <Button href="/create-registry" linkComponent={Link} startIcon={<PlusIcon />}>
        Create New Registry
      </Button>
    </Cluster>
  );
}

function Cards({ registries }: { readonly registries: readonly RegistrySummary[] }) {
  return (
    <Grid min="lg" className={styles.cards}>
      {registries.map((registry) => (
        <RegistryCard key={registry.id} registry={registry} />
      ))}
    </Grid>
  );
}

function Dashboard({ registries }: { readonly registries: readonly RegistrySummary[] }) {
  const published = registries.filter(
    ({ status, archivedAt }) => status === 'published' && archivedAt === null,
  );
  if (published.length === 0)
    return (
      <>
        <RegistryGroups registries={registries} />
        <AnotherOccasion />
      </>
    );
  return (
    <>
      <ErrorBoundary part="event-week">
        <EventWeek registries={published} />
      </ErrorBoundary>
      <div className={styles.dashboard}>
        <div className={styles.registries}>
          <ErrorBoundary part="registries">
            <RegistryGroups registries={registries} />
          </ErrorBoundary>
        </div>
        <Stack gap={5}>
          <ErrorBoundary part="to-do">
            <ToDo registries={published} />
          </ErrorBoundary>
          <ErrorBoundary part="lately">
            <Lately registries={published} />
          </ErrorBoundary>
        </Stack>
        <AnotherOccasion />
      </div>
    </>
  );
}

/**
 * Redirects to /create-registry when the first load finds no registries. A refresh does not redirect: it shows the
 * empty state. True while the redirect is possible.
 */
function useRedirectWithoutRegistries({
  data,
  isFetchedAfterMount,
  isFetching,
}: RegistryList): boolean {
  const { navigate } = useNavigation();
  const [hasRegistries, setHasRegistries] = useState(false);
  // Cached data may be older than the first registry.
  const loaded = isFetchedAfterMount && !isFetching ? data : undefined;
  const redirects = !hasRegistries && loaded?.length === 0;
  if (!hasRegistries && loaded && loaded.length > 0) setHasRegistries(true);

  useEffect(() => {
    if (redirects) navigate('/create-registry', { replace: true });
  }, [redirects, navigate]);

  return redirects || (!hasRegistries && data?.length === 0);
}

type RegistryList = Pick<UseQueryResult<Registry[]>, 'data' | 'isFetchedAfterMount' | 'isFetching'>;

function RegistriesSkeleton() {
  return (
    <Grid min="lg" role="status">
      <VisuallyHidden>Loading your registries...</VisuallyHidden>
      {Array.from({ length: 2 }, (_, card) => (
        <Card key={card}>
          <Stack gap={4}>
            <Skeleton shape="picture" className={styles.picture} />
            <Skeleton shape="title" />
            <Skeleton lines={5} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

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
            <Button
              variant="quiet"
              size="sm"
              startIcon={<RetryIcon />}
              busy={registries.isRefetching}
              onClick={() => void registries.refetch()}
            >
              Refresh
            </Button>
          }
          className={styles.heading}
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
