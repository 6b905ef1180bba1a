import { sql } from 'kysely';
import { currentTrace, type QueueName } from '@gift-registry/workers-contract';
import type { Db } from '../database/database.ts';
import { deleteBatch } from '../database/delete-batch.ts';

/**
 * Mails are written as `secret-mail`, with an encrypted payload. BFFs of the previous version write `mail`. Payloads of webhooks
 * are encrypted, too.
 */
export type OutboxTopic = 'mail' | 'secret-mail' | 'scrape' | 'event';

export const queueOf = (topic: Exclude<OutboxTopic, 'event'>): QueueName =>
  topic === 'secret-mail' ? 'mail' : topic;

export interface OutboxRow {
  readonly id: string;
  readonly topic: OutboxTopic;
  readonly payload: unknown;
  readonly trace: string | null;
}

const MAX_RETRY_DELAY_SECONDS = 300;

export interface NewOutboxRow {
  readonly topic: OutboxTopic;
  readonly payload: string;
  readonly requestedBy: string | null;
  readonly availableAt?: Date;
}

export async function insertMessage(trx: Db, row: NewOutboxRow): Promise<string> {
  const { id } = await trx
    .insertInto('outbox')
    .values({ ...row, trace: currentTrace() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const lockDueMessages = (trx: Db, limit: number): Promise<OutboxRow[]> =>
  trx
    .selectFrom('outbox')
    .select(['id', 'topic', 'payload', 'trace'])
    .where('publishedAt', 'is', null)
    .where('availableAt', '<=', sql<string>`now()`)
    .orderBy('availableAt')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export async function postponeMessages(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({
      attempts: sql`attempts + 1`,
      availableAt: sql`now() + make_interval(secs => least(${MAX_RETRY_DELAY_SECONDS}, power(2, least(attempts, 10))))`,
    })
    .where('id', 'in', ids)
    .execute();
}

export async function markPublished(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ publishedAt: sql`now()` })
    .where('id', 'in', ids)
    .execute();
}

export async function deleteMessages(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
}

export type Priorities = ReadonlyMap<string, number>;

/**
 * A scrape's priority is its position among the same user's scrapes of the last ten minutes, so one user's hundred scrapes
 * don't delay another's first. It is computed from rows alone: any relay computes the same one, also on a retry.
 */
export async function fairPriorities(db: Db, ids: readonly string[]): Promise<Priorities> {
  const rows = await db
    .selectFrom('outbox as own')
    .innerJoin('outbox as earlier', (join) =>
      join
        .onRef('earlier.requestedBy', '=', 'own.requestedBy')
        .onRef('earlier.id', '<=', 'own.id')
        .on('earlier.topic', '=', 'scrape')
        .on('earlier.createdAt', '>', sql<string>`own.created_at - interval '10 minutes'`),
    )
    .select(['own.id', sql<number>`count(*)::integer`.as('priority')])
    .where('own.id', 'in', ids)
    .groupBy('own.id')
    .execute();
  return new Map(rows.map(({ id, priority }) => [id, priority]));
}

interface UnconfirmedOptions {
  readonly graceSeconds: number;
  readonly limit: number;
}

/**
 * Published jobs whose outcome is unknown. Older ones are left out, because queues forget finished jobs: those of mails, which
 * may wait days for their server, after four days, others after two.
 */
export const lockUnconfirmedJobs = (trx: Db, { graceSeconds, limit }: UnconfirmedOptions) =>
  trx
    .selectFrom('outbox')
    .select(['id', 'topic'])
    .where('publishedAt', '<', sql<string>`now() - make_interval(secs => ${graceSeconds})`)
    .where(
      'publishedAt',
      '>',
      sql<string>`now() - case topic when 'secret-mail' then interval '84 hours' else interval '36 hours' end`,
    )
    .where('confirmedAt', 'is', null)
    .where('availableAt', '<=', sql<string>`now()`)
    .orderBy('availableAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Looks less often at jobs that have waited longer, so that many mails that wait for their server delay no other outcome. */
export async function lookLater(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('outbox')
    .set({ availableAt: sql`now() + least(interval '5 minutes', (now() - published_at) / 4)` })
    .where('id', 'in', ids)
    .execute();
}

/** Deletes mails: what is delivered leaves the database. Hosts may still ask for a scrape's result. */
export async function markConfirmed(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('outbox')
    .where('id', 'in', ids)
    .where('topic', 'in', ['mail', 'secret-mail'])
    .execute();
  await db
    .updateTable('outbox')
    .set({ confirmedAt: sql`now()` })
    .where('id', 'in', ids)
    .execute();
}

export async function markUnpublished(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ publishedAt: null, attempts: sql`attempts + 1` })
    .where('id', 'in', ids)
    .execute();
}

export const pruneOutbox = (db: Db): Promise<boolean> =>
  deleteBatch(
    db,
    'outbox',
    sql`(topic in ('mail', 'secret-mail') and confirmed_at is not null)
      or published_at < now() - case topic when 'secret-mail' then interval '4 days' else interval '2 days' end`,
  );
