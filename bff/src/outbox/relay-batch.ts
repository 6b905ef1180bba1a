import { sql, type Transaction } from 'kysely';
import type { QueueName } from '@gift-registry/workers-contract';
import type { Database } from '../database/tables.ts';
import { serverMessage } from '../events/server-message.ts';
import type { NewJob } from '../queues/queues.ts';
import { fairPriorities, type Priorities } from './fair-priorities.ts';
import { latestPerRegistry } from './latest-per-registry.ts';
import type { RelayOptions } from './relay.ts';

const BATCH_SIZE = 100;
const LONGEST_WAIT_SECONDS = 300;

interface Row {
  readonly id: string;
  readonly topic: 'mail' | 'scrape' | 'event';
  readonly payload: unknown;
}

const lockWaiting = (trx: Transaction<Database>): Promise<Row[]> =>
  trx
    .selectFrom('outbox')
    .select(['id', 'topic', 'payload'])
    .where('publishedAt', 'is', null)
    .where('availableAt', '<=', sql<string>`now()`)
    .orderBy('availableAt')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();

const idsOf = (rows: readonly Row[]): string[] => rows.map((row) => row.id);

async function putOff(trx: Transaction<Database>, rows: readonly Row[]): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({
      attempts: sql`attempts + 1`,
      availableAt: sql`now() + make_interval(secs => least(${LONGEST_WAIT_SECONDS}, power(2, least(attempts, 10))))`,
    })
    .where('id', 'in', idsOf(rows))
    .execute();
}

async function markHandedOver(
  trx: Transaction<Database>,
  topic: Row['topic'],
  rows: readonly Row[],
): Promise<void> {
  // An event has nothing to confirm and nobody who looks for it later.
  if (topic === 'event') await trx.deleteFrom('outbox').where('id', 'in', idsOf(rows)).execute();
  else
    await trx
      .updateTable('outbox')
      .set({ publishedAt: sql`now()` })
      .where('id', 'in', idsOf(rows))
      .execute();
}

async function handOver(
  trx: Transaction<Database>,
  { queues, events }: RelayOptions,
  topic: Row['topic'],
  rows: readonly Row[],
): Promise<void> {
  if (topic === 'event')
    return events.publish(latestPerRegistry(rows.map((row) => serverMessage.parse(row.payload))));
  const priorities = topic === 'scrape' ? await fairPriorities(trx, idsOf(rows)) : null;
  return queues.add(
    topic satisfies QueueName,
    rows.map((row) => toJob(row, priorities)),
  );
}

function toJob({ id, payload }: Row, priorities: Priorities | null): NewJob {
  const priority = priorities?.get(id);
  return { id, data: Object(payload) as object, ...(priority ? { priority } : {}) };
}

/**
 * Hands over what waits and marks it afterwards, within one transaction: a process killed in between leaves the rows
 * to the next one, and the queue knows their ids already. Resolves to whether more may be waiting.
 */
export function relayBatch(options: RelayOptions): Promise<boolean> {
  return options.db.transaction().execute(async (trx) => {
    const rows = await lockWaiting(trx);
    for (const topic of ['event', 'scrape', 'mail'] as const) {
      const ofTopic = rows.filter((row) => row.topic === topic);
      if (ofTopic.length === 0) continue;
      try {
        await handOver(trx, options, topic, ofTopic);
      } catch (err) {
        options.log.error({ err, topic, rows: ofTopic.length }, 'hand-over failed, trying later');
        await putOff(trx, ofTopic);
        continue;
      }
      await markHandedOver(trx, topic, ofTopic);
    }
    return rows.length === BATCH_SIZE;
  });
}
