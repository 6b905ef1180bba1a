import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** The relay would add the job of an open row again. */
export async function forgetJob(trx: Db, id: string, why: string): Promise<void> {
  await sql`
    with forgotten as (delete from outbox where id::text = ${id} and published_at is not null)
    update mails set state = 'given-up', reason = ${why}, changed_at = now()
     where id::text = ${id} and state in ('waiting', 'failed')`.execute(trx);
}
