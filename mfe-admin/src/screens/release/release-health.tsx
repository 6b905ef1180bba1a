import type { PageHealth } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { Loaded } from '../../features/team/loaded.tsx';
import { figuresOf } from '../../features/releases/health-figures.ts';
import { shortVersion } from '../../features/releases/release-change.ts';
import styles from './release-health.module.css';
import { useReleaseHealth } from '../../features/releases/use-releases.ts';

const states = {
  live: { tone: 'success', text: 'Live' },
  canary: { tone: 'info', text: 'Canary' },
  past: { tone: 'neutral', text: 'Past' },
} as const;

const keyOf = ({ project, version }: PageHealth) => `${project} ${version}`;

/** Reports of browsers about the pages of one project. */
export function ReleaseHealth({ project }: { readonly project: string }) {
  return (
    <Loaded read={useReleaseHealth()} name="reports of browsers" lines={3}>
      {({ pages }) => <Reports own={pages.filter((page) => page.project === project)} />}
    </Loaded>
  );
}

function Reports({ own }: { readonly own: readonly PageHealth[] }) {
  if (own.length === 0)
    return (
      <p>
        No browser has reported anything within the last day. Reports arrive some seconds after a
        page was opened.
      </p>
    );
  return (
    <Stack gap={4}>
      <p className={styles.explanation}>
        Reports of the last 24 hours. The figures of speed count each network once an hour. Three of
        four are at least as fast.
      </p>
      <ul className={styles.releases} aria-label="Pages in browsers">
        {[...Map.groupBy(own, keyOf)].map(([key, pages]) => (
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

function PageFigures({ page }: { page: PageHealth }) {
  return (
    <li className={styles.page}>
      <h4 className={styles.path}>{page.page}</h4>
      <dl className={styles.figures}>
        {figuresOf(page).map(({ label, meaning, value, rating }) => (
          <div key={label} className={styles.figure}>
            <dt>{meaning ? <abbr title={meaning}>{label}</abbr> : label}</dt>
            <dd>
              {value}
              {rating && rating !== 'good' && (
                <span className={styles.rating} data-rating={rating}>
                  {rating}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
