import type { PageHealth } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { PageFigures } from './page-figures.tsx';
import { shortVersion } from './release-change.ts';
import styles from './release-health.module.css';
import { useReleaseHealth } from './use-releases.ts';

const states = {
  live: { tone: 'success', text: 'Live' },
  canary: { tone: 'info', text: 'Canary' },
  past: { tone: 'neutral', text: 'Past' },
} as const;

const keyOf = ({ project, version }: PageHealth) => `${project} ${version}`;

/** Failures and speed of the pages, by area and version. */
export function ReleaseHealth() {
  const { data, error, isFetching, refetch } = useReleaseHealth();
  if (error && !data)
    return (
      <Alert
        type="error"
        title="Reports of browsers could not be loaded"
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Alert>
    );
  if (!data)
    return (
      <div role="status">
        <VisuallyHidden>Loading the reports of browsers...</VisuallyHidden>
        <Skeleton lines={6} />
      </div>
    );
  if (data.pages.length === 0)
    return (
      <p>
        No browser has reported anything within the last day. Reports arrive some seconds after a
        page was opened.
      </p>
    );
  const releases = Map.groupBy(data.pages, keyOf);
  return (
    <Stack gap={4}>
      <p className={styles.explanation}>
        Reports of the last 24 hours. A network counts for at most four views of a page. Three of
        four views are at least as fast as the figure.
      </p>
      <ul className={styles.releases} aria-label="Pages in browsers">
        {[...releases].map(([key, pages]) => (
          <Release key={key} pages={pages} />
        ))}
      </ul>
    </Stack>
  );
}

function Release({ pages }: { pages: readonly PageHealth[] }) {
  const [first] = pages;
  if (!first) return null;
  const { project, version, state } = first;
  return (
    <Card as="li" padding="sm">
      <div className={styles.name}>
        <h3>{project}</h3>
        <code>{shortVersion(version)}</code>
        <Badge tone={states[state].tone}>{states[state].text}</Badge>
      </div>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <PageFigures key={page.page} page={page} />
        ))}
      </ul>
    </Card>
  );
}
