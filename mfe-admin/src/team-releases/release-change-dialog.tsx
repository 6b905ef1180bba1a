import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { useToast, type HistoryLayer } from '@gift-registry/shell-contract';
import { shortVersion, type ReleaseChange } from './release-change.ts';
import { useReleaseChange } from './use-release-change.ts';

type ReleaseChangeDialogProps = {
  project: string;
  change: ReleaseChange;
  layer: HistoryLayer;
};

export function ReleaseChangeDialog({ project, change, layer }: ReleaseChangeDialogProps) {
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
