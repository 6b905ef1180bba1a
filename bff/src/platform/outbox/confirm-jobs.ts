import type { QueueName } from '@gift-registry/workers-contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import { addToToday } from '../daily-numbers/daily-numbers.repository.ts';
import type { JobState, Queues } from '../queues/queues.ts';
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

const scrapeResult = z.object({ outcome: z.string() });

/** The kept number that an ended job counts for. */
function outcomeOf(queue: QueueName, state: JobState, result: unknown): string[] {
  if (queue === 'mail') return [state === 'completed' ? 'mails-sent' : 'mails-failed'];
  if (queue !== 'scrape') return [];
  const isRead = state === 'completed' && scrapeResult.safeParse(result).data?.outcome === 'ok';
  return [isRead ? 'scrapes-read' : 'scrapes-failed'];
}

export async function confirmJobs({
  db,
  queues,
  graceSeconds = 10,
}: ConfirmOptions): Promise<void> {
  const finished: string[] = [];
  const lost: string[] = [];
  const outcomes: string[] = [];
  for (const { id, topic } of await findUnconfirmedJobs(db, { graceSeconds, limit: BATCH_SIZE })) {
    if (topic === 'event') continue;
    const { state, result } = await queues.find(queueOf(topic), id);
    if (state === 'completed' || state === 'failed') {
      finished.push(id);
      outcomes.push(...outcomeOf(queueOf(topic), state, result));
    }
    if (state === 'missing') lost.push(id);
  }
  await addToToday(db, outcomes);
  await markConfirmed(db, finished);
  await markUnpublished(db, lost);
}
