import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import { serverMessage } from '../events/server-message.ts';
import { latestPerRegistry } from './latest-per-registry.ts';
import {
  deleteMessages,
  fairPriorities,
  lockDueMessages,
  markPublished,
  postponeMessages,
  type OutboxRow,
  type OutboxTopic,
} from './outbox.repository.ts';
import type { RelayOptions } from './relay.ts';

const BATCH_SIZE = 100;
const jobData = z.looseObject({});

const idsOf = (rows: readonly OutboxRow[]): string[] => rows.map((row) => row.id);

async function publishEvents(
  trx: Transaction<Database>,
  { events }: RelayOptions,
  rows: readonly OutboxRow[],
): Promise<void> {
  await events.publish(latestPerRegistry(rows.map((row) => serverMessage.parse(row.payload))));
  // Events need no confirmation.
  await deleteMessages(trx, idsOf(rows));
}

async function addJobs(
  trx: Transaction<Database>,
  { queues }: RelayOptions,
  topic: Exclude<OutboxTopic, 'event'>,
  rows: readonly OutboxRow[],
): Promise<void> {
  const priorities = topic === 'scrape' ? await fairPriorities(trx, idsOf(rows)) : undefined;
  const jobs = rows.map(({ id, payload }) => {
    const priority = priorities?.get(id);
    return { id, data: jobData.parse(payload), ...(priority ? { priority } : {}) };
  });
  await queues.add(topic, jobs);
  await markPublished(trx, idsOf(rows));
}

/**
 * Relays due messages and marks them afterwards, in one transaction. After a crash in between, the next relay finds the
 * rows again, and the queue already knows their ids. Resolves to true when more messages may be due.
 */
export function relayBatch(options: RelayOptions): Promise<boolean> {
  return options.db.transaction().execute(async (trx) => {
    const rows = await lockDueMessages(trx, BATCH_SIZE);
    for (const topic of ['event', 'scrape', 'mail'] as const) {
      const ofTopic = rows.filter((row) => row.topic === topic);
      if (ofTopic.length === 0) continue;
      try {
        if (topic === 'event') await publishEvents(trx, options, ofTopic);
        else await addJobs(trx, options, topic, ofTopic);
      } catch (err) {
        options.log.error({ err, topic, rows: ofTopic.length }, 'relaying failed, retrying later');
        await postponeMessages(trx, idsOf(ofTopic));
      }
    }
    return rows.length === BATCH_SIZE;
  });
}
