import type { QueuedJob } from '@gift-registry/bff-contract';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
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
      confirm="Remove the job"
      busyLabel="Removing..."
      danger
      change={removal}
      onConfirm={() => removal.mutate({ queue, jobId: job.id }, { onSettled: layer.close })}
    />
  );
}
