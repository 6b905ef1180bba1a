import type { QueueName } from '@gift-registry/workers-contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { addToToday } from '../database/daily-numbers.repository.ts';
import type { Database } from '../database/tables.ts';
import { transact } from '../database/transact.ts';
import type { JobSnapshot, Queues } from '../queues/queues.ts';
import { recordOutcomes, type MailOutcome } from './mail-log.repository.ts';
import {
  lockUnconfirmedJobs,
  lookLater,
  markConfirmed,
  markUnpublished,
  queueOf,
} from './outbox.repository.ts';

interface ConfirmOptions {
  readonly db: Kysely<Database>;
  readonly queues: Queues;
  readonly graceSeconds?: number;
}

const BATCH_SIZE = 100;

const scrapeResult = z.object({ outcome: z.string() });

function numbersOf(queue: QueueName, { state, result }: JobSnapshot): string[] {
  if (queue === 'mail') return [state === 'completed' ? 'mails-sent' : 'mails-failed'];
  if (queue !== 'scrape') return [];
  const isRead = state === 'completed' && scrapeResult.safeParse(result).data?.outcome === 'ok';
  return [isRead ? 'scrapes-read' : 'scrapes-failed'];
}

function outcomeOf(id: string, { state, error, attempts }: JobSnapshot): MailOutcome[] {
  if (state === 'completed') return [{ id, state: 'sent', reason: null, attempts }];
  if (error === null || state === 'missing') return [];
  return [{ id, state: state === 'failed' ? 'given-up' : 'failed', reason: error, attempts }];
}

/**
 * A mail's outcome reaches its log here, from the queue, so that no process that dies takes it along. The rows are locked
 * meanwhile: whoever sends a mail again waits, and no outcome of an earlier run ends the new one. Returns whether there are more.
 */
export const confirmJobs = ({ db, queues, graceSeconds = 10 }: ConfirmOptions): Promise<boolean> =>
  transact(db, async (trx) => {
    const finished: string[] = [];
    const running: string[] = [];
    const lost: string[] = [];
    const mails: MailOutcome[] = [];
    const numbers: string[] = [];
    const rows = await lockUnconfirmedJobs(trx, { graceSeconds, limit: BATCH_SIZE });
    for (const { id, topic } of rows) {
      if (topic === 'event') continue;
      const job = await queues.find(queueOf(topic), id);
      const { state } = job;
      if (queueOf(topic) === 'mail') mails.push(...outcomeOf(id, job));
      if (state === 'missing') lost.push(id);
      else if (state === 'completed' || state === 'failed') {
        finished.push(id);
        numbers.push(...numbersOf(queueOf(topic), job));
      } else running.push(id);
    }
    await recordOutcomes(trx, mails);
    await addToToday(trx, numbers);
    await lookLater(trx, running);
    await markConfirmed(trx, finished);
    await markUnpublished(trx, lost);
    return rows.length === BATCH_SIZE;
  });
