import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Queues } from '../queues/queues.ts';
import {
  findUnconfirmedJobs,
  markConfirmed,
  markUnpublished,
  queueOf,
} from './outbox.repository.ts';

interface ConfirmOptions {
  readonly db: Kysely<Database>;
  readonly queues: Queues;
  /** Jobs younger than this are not checked yet. */
  readonly graceSeconds?: number;
}

const BATCH_SIZE = 500;

/** Marks finished jobs as confirmed and relays those again that the queue has lost. */
export async function confirmJobs({
  db,
  queues,
  graceSeconds = 10,
}: ConfirmOptions): Promise<void> {
  const finished: string[] = [];
  const lost: string[] = [];
  for (const { id, topic } of await findUnconfirmedJobs(db, { graceSeconds, limit: BATCH_SIZE })) {
    if (topic === 'event') continue;
    const { state } = await queues.find(queueOf(topic), id);
    if (state === 'completed' || state === 'failed') finished.push(id);
    if (state === 'missing') lost.push(id);
  }
  await markConfirmed(db, finished);
  await markUnpublished(db, lost);
}
