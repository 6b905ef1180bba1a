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
  readonly graceSeconds?: number;
}

const BATCH_SIZE = 500;

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
