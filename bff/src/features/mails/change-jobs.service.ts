import type { QueueName } from '@gift-registry/workers-contract';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { JobChange } from '../../platform/queues/queues.ts';
import { insertTeamEntry, type TeamMember } from '../../platform/audit/team-entries.repository.ts';
import { forgetJob } from './tracked-jobs.repository.ts';

interface Change {
  readonly queue: QueueName;
  readonly jobId: string;
  readonly by: TeamMember;
}

type Dependencies = Pick<AppDependencies, 'db' | 'queues'>;

function orRefuse(change: JobChange): void {
  if (change === 'missing') throw new AppError('not-found', errorMessages.notFound);
  if (change === 'elsewhere')
    throw new AppError('conflict', 'The job has moved on meanwhile. Please look again.');
}

const changeJob = (
  { db }: Dependencies,
  { queue, jobId, by }: Change,
  action: string,
  change: (trx: Parameters<typeof insertTeamEntry>[0]) => Promise<void>,
): Promise<void> =>
  transact(db, async (trx) => {
    await change(trx);
    await insertTeamEntry(trx, by, { action, subject: `job:${queue}/${jobId}` });
  });

/** Mails are sent again from their log, which knows whether their links still work. */
export async function retryJob(deps: Dependencies, change: Change): Promise<void> {
  if (change.queue === 'mail')
    throw new AppError('conflict', 'Please send mails again under Notifications → Mails.');
  await changeJob(deps, change, 'job-retried', async () =>
    orRefuse(await deps.queues.retry(change.queue, change.jobId)),
  );
}

export const removeJob = (deps: Dependencies, change: Change): Promise<void> =>
  changeJob(deps, change, 'job-removed', async (trx) => {
    await forgetJob(trx, change.jobId, 'The team took it out of the queue.');
    orRefuse(await deps.queues.remove(change.queue, change.jobId));
  });
