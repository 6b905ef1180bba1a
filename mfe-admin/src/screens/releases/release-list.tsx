import type { DeployedProject } from '@gift-registry/bff-contract';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Table } from '@gift-registry/design-system/table';
import { useNavigation } from '@gift-registry/shell-contract';
import { useMemo } from 'react';
import { ChangeButtons, useAskedChange } from '../../features/releases/use-asked-change.tsx';
import { changesOf } from '../../features/releases/release-change.ts';
import { Troubles } from '../../features/releases/troubles.tsx';
import { useReleaseHealth } from '../../features/releases/use-releases.ts';
import { releaseColumns, type ReleaseRow } from './release-columns.tsx';

interface Props {
  readonly releases: readonly DeployedProject[];
}

const noneYet = (
  <EmptyState title="No area is published yet">
    The first release of each goes to everybody.
  </EmptyState>
);

export function ReleaseList({ releases }: Props) {
  const { data } = useReleaseHealth();
  const { layers } = useNavigation();
  const { ask, question } = useAskedChange();
  const rows = useMemo(
    () =>
      releases.map((release): ReleaseRow => {
        const figuresOf = (version: string | null | undefined) =>
          data?.releases.find(
            (each) => each.project === release.project && each.version === version,
          );
        return {
          ...release,
          figures: figuresOf(release.live?.version),
          before: figuresOf(release.previous),
        };
      }),
    [releases, data],
  );
  return (
    <>
      {releases.map((release) => (
        <Troubles key={release.project} {...release} />
      ))}
      <Table
        label="Live releases"
        rows={rows}
        rowId={({ project }) => project}
        columns={releaseColumns}
        empty={noneYet}
        shortcuts={layers.length === 0}
        rowActions={
          ask && releases.some((release) => changesOf(release).length > 0)
            ? (release) => <ChangeButtons release={release} onChange={ask} />
            : undefined
        }
      />
      {question}
    </>
  );
}
