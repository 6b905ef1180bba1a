import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { JobSnapshot, Queues } from '../queues/queues.ts';
import { recordOutcomes, type MailOutcome } from './mail-log/mail-log.repository.ts';
import {
  findUnconfirmedJobs,
  markConfirmed,
  markUnpublished,
  queueOf,
} from './outbox.repository.ts';

interface ConfirmOptions {
  readonly db: Kysely<Database>;
  readonly queues: Queues;
  readonly graceSeconds?: number;
}

const BATCH_SIZE = 500;

function outcomeOf(id: string, { state, error, attempts }: JobSnapshot): MailOutcome[] {
  if (state === 'completed') return [{ id, state: 'sent', reason: null, attempts }];
  if (error === null || state === 'missing') return [];
  return [{ id, state: state === 'failed' ? 'given-up' : 'failed', reason: error, attempts }];
}

/** A mail's outcome reaches its log here, from the queue, so that no process that dies takes it along. */
export async function confirmJobs({
  db,
  queues,
  graceSeconds = 10,
}: ConfirmOptions): Promise<void> {
  const finished: string[] = [];
  const lost: string[] = [];
  const mails: MailOutcome[] = [];
  for (const { id, topic } of await findUnconfirmedJobs(db, { graceSeconds, limit: BATCH_SIZE })) {
    if (topic === 'event') continue;
    const job = await queues.find(queueOf(topic), id);
    const { state } = job;
    if (queueOf(topic) === 'mail') mails.push(...outcomeOf(id, job));
    if (state === 'completed' || state === 'failed') finished.push(id);
    if (state === 'missing') lost.push(id);
  }
  await recordOutcomes(db, mails);
  await markConfirmed(db, finished);
  await markUnpublished(db, lost);
}
