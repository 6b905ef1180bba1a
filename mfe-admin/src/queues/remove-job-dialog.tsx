import type { QueuedJob } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
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
    <Dialog
      layer={layer}
      size="sm"
      title="Remove this job?"
      description={`${job.about}. Its work will never be done, and nothing brings it back.`}
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant="danger"
            busy={removal.isPending}
            busyLabel="Removing..."
            onClick={() => removal.mutate({ queue, jobId: job.id }, { onSettled: layer.close })}
          >
            Remove the job
          </Button>
        </>
      }
    />
  );
}
