import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Queues } from '../queues/queues.ts';

interface SweepOptions {
  readonly db: Kysely<Database>;
  readonly queues: Queues;
  /** How long a job may take before anybody asks for it. */
  readonly graceSeconds?: number;
}

const LOOK_AT = 500;

/** The queues forget finished jobs after two days: until then an unknown job is a lost one. */
const HORIZON = sql<string>`now() - interval '36 hours'`;

/** Asks the queues for what became of the jobs, and hands over again those that they lost. */
export async function confirmJobs({ db, queues, graceSeconds = 120 }: SweepOptions): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'topic'])
    .where('publishedAt', '<', sql<string>`now() - make_interval(secs => ${graceSeconds})`)
    .where('publishedAt', '>', HORIZON)
    .where('confirmedAt', 'is', null)
    .orderBy('publishedAt')
    .limit(LOOK_AT)
    .execute();
  const done: string[] = [];
  const lost: string[] = [];
  for (const { id, topic } of rows) {
    if (topic === 'event') continue;
    const { state } = await queues.find(topic, id);
    if (state === 'completed' || state === 'failed') done.push(id);
    if (state === 'missing') lost.push(id);
  }
  if (done.length > 0)
    await db
      .updateTable('outbox')
      .set({ confirmedAt: sql`now()` })
      .where('id', 'in', done)
      .execute();
  if (lost.length > 0)
    await db
      .updateTable('outbox')
      .set({ publishedAt: null, attempts: sql`attempts + 1` })
      .where('id', 'in', lost)
      .execute();
}

/** Mail carries one-time links, so its rows go as soon as they are done; a host may still ask for a scrape. */
export async function pruneOutbox(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb.and([eb('topic', '=', 'mail'), eb('confirmedAt', 'is not', null)]),
        eb('publishedAt', '<', sql<string>`now() - interval '2 days'`),
      ]),
    )
    .execute();
}
