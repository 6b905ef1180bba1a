import { promoteCanary, type DeployedProject } from '@gift-registry/bff-contract';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useHistoryLayer, useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { useState, type ReactNode } from 'react';
import { useMay } from '../team/use-may.ts';
import { shortVersion, type ReleaseChange, changesOf } from './release-change.ts';
import { useReleaseChange } from './use-releases.ts';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';

type ReleaseChangeDialogProps = {
  project: string;
  change: ReleaseChange;
  layer: HistoryLayer;
};

function ReleaseChangeDialog({ project, change, layer }: ReleaseChangeDialogProps) {
  const showToast = useToast();
  const sending = useReleaseChange(
    (api, wanted: ReleaseChange) => wanted.send(api),
    ({ version }) => {
      showToast({
        type: 'success',
        title: change.done,
        description: `Everybody gets ${shortVersion(version)} of ${project} now.`,
      });
      layer.close();
    },
  );
  return (
    <ConfirmDialog
      layer={layer}
      title={change.question}
      description={change.consequence}
      confirmLabel={change.button}
      busyLabel={change.busyLabel}
      danger={change.tone === 'danger'}
      busy={sending.isPending}
      failure={sending.error?.message}
      failureTitle={change.failed}
      onConfirm={() => sending.mutate(change)}
    />
  );
}

interface AskedChange {
  readonly project: string;
  readonly change: ReleaseChange;
}

interface Changes {
  readonly ask: ((project: string, change: ReleaseChange) => void) | undefined;
  readonly question: ReactNode;
}

export function useAskedChange(): Changes {
  const may = useMay();
  const layer = useHistoryLayer('release-change', { momentary: true });
  const [asked, setAsked] = useState<AskedChange>();
  return {
    ask: may(promoteCanary)
      ? (project, change) => {
          setAsked({ project, change });
          layer.show();
        }
      : undefined,
    question: layer.open && asked && (
      <DialogBoundary part="release-change" layer={layer}>
        <ReleaseChangeDialog {...asked} layer={layer} />
      </DialogBoundary>
    ),
  };
}

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
