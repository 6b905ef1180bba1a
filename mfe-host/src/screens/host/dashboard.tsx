import type { RegistrySummary } from '@gift-registry/bff-contract';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { Stack } from '@gift-registry/design-system/layout';
import styles from './dashboard.module.css';
import { EventWeek } from './news/event-week.tsx';
import { Lately } from './news/lately.tsx';
import { ToDo } from './news/to-do.tsx';
import { RegistryGroups } from './registry-groups.tsx';

export function Dashboard({ registries }: { readonly registries: readonly RegistrySummary[] }) {
  const published = registries.filter(
    ({ status, archivedAt }) => status === 'published' && archivedAt === null,
  );
  if (published.length === 0) return <RegistryGroups registries={registries} />;
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
      </div>
    </>
  );
}
