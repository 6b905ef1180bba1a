import { z } from 'zod';
import type { QueueName } from '@gift-registry/workers-contract';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { TeamMember } from '../../platform/audit/requester.ts';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { JobChange } from '../../platform/queues/queues.ts';
import { forgetJob } from './mails.repository.ts';

const mail = z.object({ template: z.string(), to: z.string() });
const sent = z.object({ delivered: z.string() });
const scrape = z.object({ url: z.string(), kind: z.string().optional() });

/** Queries and fragments may hold what opens something. */
function pageOf(url: string): string {
  if (!URL.canParse(url)) return 'an upload';
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

const subjects: readonly ((data: unknown) => string | undefined)[] = [
  (data) => {
    const { template, to } = mail.safeParse(data).data ?? {};
    return template && `${template} to ${to}`;
  },
  (data) => sent.safeParse(data).data && 'A mail that is sent',
  (data) => {
    const job = scrape.safeParse(data).data;
    return job && pageOf(job.url);
  },
];

/** Names only what is known to hold no secret. */
export function subjectOfJob(data: unknown): string {
  for (const subjectOf of subjects) {
    const subject = subjectOf(data);
    if (subject) return subject.slice(0, 300);
  }
  return 'Other data';
}

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
