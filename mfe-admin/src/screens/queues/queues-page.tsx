import { formatTime, type QueuedJob, removeJob, retryJob } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Table, type TableColumn } from '@gift-registry/design-system/table';
import {
  type HistoryLayer,
  Link,
  useHistoryLayer,
  useNavigation,
} from '@gift-registry/shell-contract';
import { useState } from 'react';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { ControlCenter } from '../../features/team/control-center.tsx';
import { readFailure } from '../../features/team/loaded.tsx';
import { useMay } from '../../features/team/use-may.ts';
import { mailPath } from '../../features/mails/mail-words.tsx';
import { NotificationLinks } from '../../features/mails/notification-links.tsx';
import { QueueCounts, useJobChange, useJobs, useJobsView, useQueues } from './queue-counts.tsx';

interface RemovalProps {
  readonly job: QueuedJob;
  readonly queue: string;
  readonly layer: HistoryLayer;
}

function RemoveJobDialog({ job, queue, layer }: RemovalProps) {
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

const timeOf = (instant: string | null) =>
  instant ? <time dateTime={instant}>{formatTime(instant)}</time> : '–';

const columns: readonly TableColumn<QueuedJob>[] = [
  { id: 'about', header: 'Job', cell: ({ about }) => about },
  { id: 'error', header: 'Last error', cell: ({ error }) => error ?? '–' },
  {
    id: 'attempts',
    header: 'Tries',
    cell: ({ attempts }) => attempts,
    align: 'end',
    width: 'tiny',
  },
  { id: 'added', header: 'Added', cell: ({ addedAt }) => timeOf(addedAt), width: 'narrow' },
  { id: 'ended', header: 'Ended', cell: ({ endedAt }) => timeOf(endedAt), width: 'narrow' },
];

const emptyWords = {
  waiting: 'No job waits',
  active: 'No job runs now',
  failed: 'No job has failed',
} as const;

export default function QueuesPage() {
  const queues = useQueues();
  const { view, known, show } = useJobsView(queues);
  const jobs = useJobs(view, known);
  const { data, isFetching, isPlaceholderData, refetch } = jobs;
  const { layers } = useNavigation();
  const may = useMay();
  const retry = useJobChange('retry');
  const removal = useHistoryLayer('remove-job', { momentary: true });
  const [asked, setAsked] = useState<QueuedJob>();
  return (
    <ControlCenter
      action={
        <Button
          variant="primary"
          busy={isFetching || queues.isFetching}
          busyLabel="Looking..."
          onClick={() => void Promise.all([refetch(), queues.refetch()])}
        >
          Look again
        </Button>
      }
    >
      <Stack gap={4}>
        <NotificationLinks />
        <QueueCounts queues={queues} view={view} onShow={show} />
        <Table
          label="Jobs"
          rows={data?.jobs}
          rowId={({ id }) => id}
          rowName={({ about }) => about}
          columns={columns}
          stale={isPlaceholderData}
          shortcuts={layers.length === 0}
          failure={readFailure(jobs, 'jobs')}
          empty={<EmptyState title={emptyWords[view.state]} />}
          rowActions={
            view.state === 'active'
              ? undefined
              : (job) => (
                  <Cluster>
                    {view.queue === 'mail' && <Link to={mailPath(job.id)}>Open the mail</Link>}
                    {view.queue !== 'mail' && may(retryJob) && (
                      <Button
                        size="sm"
                        aria-label={`Retry ${job.about}`}
                        busy={retry.isPending && retry.variables.jobId === job.id}
                        busyLabel="Starting..."
                        onClick={() => retry.mutate({ queue: view.queue, jobId: job.id })}
                      >
                        Retry
                      </Button>
                    )}
                    {may(removeJob) && (
                      <Button
                        size="sm"
                        variant="quiet"
                        aria-label={`Remove ${job.about}`}
                        onClick={() => {
                          setAsked(job);
                          removal.show();
                        }}
                      >
                        Remove
                      </Button>
                    )}
                  </Cluster>
                )
          }
        />
        <Cluster justify="center">
          {view.page > 1 && (
            <Button onClick={() => show({ page: view.page - 1 })}>Page before</Button>
          )}
          {data?.hasMore && (
            <Button onClick={() => show({ page: view.page + 1 })}>Next page</Button>
          )}
        </Cluster>
      </Stack>
      {removal.open && asked && (
        <DialogBoundary part="remove-job" layer={removal}>
          <RemoveJobDialog job={asked} queue={view.queue} layer={removal} />
        </DialogBoundary>
      )}
    </ControlCenter>
  );
}
