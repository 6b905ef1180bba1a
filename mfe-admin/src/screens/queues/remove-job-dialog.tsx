import type { QueuedJob } from '@gift-registry/bff-contract';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { useJobChange } from './use-queues.ts';

interface Props {
  readonly job: QueuedJob;
  readonly queue: string;
  readonly layer: HistoryLayer;
}

export function RemoveJobDialog({ job, queue, layer }: Props) {
  const removal = useJobChange('remove');
  return (
    <ConfirmDialog
      layer={layer}
      title="Remove this job?"
      description={`${job.about}. Its work will never be done, and nothing brings it back.`}
      confirmLabel="Remove the job"
      busyLabel="Removing..."
      danger
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ queue, jobId: job.id }, { onSettled: layer.close })}
    />
  );
}
