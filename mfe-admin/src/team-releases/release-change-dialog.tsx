import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
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
  const { change: sending, question } = useReleaseChange(
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
    <Dialog
      layer={layer}
      size="sm"
      title={change.question}
      description={change.consequence}
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant={change.tone}
            busy={sending.isPending}
            busyLabel={change.busyLabel}
            onClick={() => sending.mutate(change)}
          >
            {change.button}
          </Button>
        </>
      }
    >
      {sending.error && (
        <Alert type="error" title={change.failed}>
          {sending.error.message}
        </Alert>
      )}
      {question}
    </Dialog>
  );
}
