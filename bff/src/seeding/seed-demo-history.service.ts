import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/tables.ts';
import { transact } from '../platform/database/transact.ts';
import { hasDemoHistory, insertDemoHistory, lockDemoHistory } from './demo-history.repository.ts';

/** Fills the days before the first run, so that lists and charts of the control center have something to show. */
export async function seedDemoHistory(db: Kysely<Database>): Promise<void> {
  await transact(db, async (trx) => {
    await lockDemoHistory(trx);
    if (!(await hasDemoHistory(trx))) await insertDemoHistory(trx);
  });
}
