import type { DeployedProject } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Card } from '@gift-registry/design-system/card';
import { formatTime } from './format-time.ts';
import styles from './releases.module.css';

type ReleaseListProps = { releases: readonly DeployedProject[] };

/** The live version of each area. */
export function ReleaseList({ releases }: ReleaseListProps) {
  return (
    <ul className={styles.list} aria-label="Live releases">
      {releases.map(({ project, live, canary, previous }) => (
        <Card as="li" key={project} padding="sm" className={styles.entry}>
          <div>
            <div className={styles.name}>
              <h3>{project}</h3>
              {canary && (
                <Badge tone="info">{`${canary.version.slice(0, 8)} for ${canary.percent} %`}</Badge>
              )}
            </div>
            <p className={styles.details}>
              {live ? (
                <>
                  <code>{live.version}</code> since {formatTime(live.since)}
                </>
              ) : (
                'Not published yet'
              )}
              {previous && (
                <>
                  <br />
                  Before: <code>{previous}</code>
                </>
              )}
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
