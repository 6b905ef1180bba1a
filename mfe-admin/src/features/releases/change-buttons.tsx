import type { DeployedProject } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { changesOf, type ReleaseChange } from './release-change.ts';

interface Props {
  readonly release: DeployedProject;
  readonly onChange: (project: string, change: ReleaseChange) => void;
}

export function ChangeButtons({ release, onChange }: Props) {
  const { project } = release;
  const changes = changesOf(release);
  if (changes.length === 0) return null;
  return (
    <Cluster>
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
    </Cluster>
  );
}
