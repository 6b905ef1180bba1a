import { type DeployedProject, formatTime } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EntryName } from './entry-name.tsx';
import { Prefixes } from './prefixes.tsx';
import { changesOf, type ReleaseChange } from './release-change.ts';
import styles from './releases.module.css';
import { Troubles } from './troubles.tsx';

type ReleaseListProps = {
  releases: readonly DeployedProject[];
  onChange: (project: string, change: ReleaseChange) => void;
  onHandOver: (project: string, prefix: string) => void;
};

export function ReleaseList({ releases, onChange, onHandOver }: ReleaseListProps) {
  if (releases.length === 0)
    return <p>No area is published yet. The first release of each goes to everybody.</p>;
  return (
    <ul className={styles.list} aria-label="Live releases">
      {releases.map((release) => (
        <Card as="li" key={release.project} padding="sm" className={styles.entry}>
          <Deployed {...release} />
          <ChangeButtons
            project={release.project}
            changes={changesOf(release)}
            onChange={onChange}
          />
          <Troubles {...release} />
          <Prefixes {...release} onHandOver={onHandOver} />
        </Card>
      ))}
    </ul>
  );
}

function Deployed({ project, live, canary, previous }: DeployedProject) {
  return (
    <div>
      <EntryName name={project}>
        {canary && (
          <Badge tone="info">{`${canary.version.slice(0, 8)} for ${canary.percent} %`}</Badge>
        )}
      </EntryName>
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
  );
}

type ChangeButtonsProps = Pick<ReleaseListProps, 'onChange'> & {
  project: string;
  changes: readonly ReleaseChange[];
};

function ChangeButtons({ project, changes, onChange }: ChangeButtonsProps) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.actions}>
      {changes.map((change) => (
        <Button
          key={change.button}
          size="sm"
          onClick={() => onChange(project, change)}
          aria-label={`${change.button} ${project}`}
        >
          {change.button}
        </Button>
      ))}
    </div>
  );
}
