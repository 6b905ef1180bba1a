import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The relay would add the job of an open row again. */
export async function forgetJob(trx: Db, id: string, why: string): Promise<void> {
  await sql`
    with forgotten as (delete from outbox where id::text = ${id} and published_at is not null)
    update mails set state = 'given-up', reason = ${why}, changed_at = now()
     where id::text = ${id} and state in ('waiting', 'failed')`.execute(trx);
}

/** Lets the outcome of a job that runs anew reach the log. False for a mail whose link or code has ended. */
export async function followJob(trx: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ usable: boolean }>`
    with mail as (
      select id, content from mails where id::text = ${id} for update
    ), followed as (
      insert into outbox (id, topic, payload, published_at)
      select id, 'secret-mail', content::jsonb, now() from mail where content is not null
      on conflict (id) do nothing
    ), shown as (
      update mails set state = 'waiting', changed_at = now()
        from mail where mails.id = mail.id and mail.content is not null and mails.state = 'given-up'
    )
    select content is not null as usable from mail`.execute(trx);
  return rows[0]?.usable ?? true;
}
