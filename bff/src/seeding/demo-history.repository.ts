import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

const HISTORY = new URL('../../seeds/demo-history.sql', import.meta.url);

/** Two runs at a time would insert the same rows. */
export async function lockDemoHistory(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('demo-history'))`.execute(trx);
}

export async function hasDemoHistory(trx: Db): Promise<boolean> {
  const { rows } = await sql`
    select from registry_shares where share_code like 'demo-history-%' limit 1`.execute(trx);
  return rows.length > 0;
}

export async function insertDemoHistory(trx: Db): Promise<void> {
  await sql.raw(readFileSync(HISTORY, 'utf8')).execute(trx);
}
