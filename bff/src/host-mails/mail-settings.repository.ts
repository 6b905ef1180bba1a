import { sql } from 'kysely';
import type { MailSettings } from '@gift-registry/bff-contract';
import type { Db } from '../database/database.ts';

/** The settings of an account; the defaults for one that never changed them. */
export async function findMailSettings(db: Db, userId: string): Promise<MailSettings> {
  const saved = await db
    .selectFrom('hostMailSettings')
    .select(['giftMails', 'eventMails'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return saved ?? { giftMails: 'at-once', eventMails: true };
}

/** Resolves to false when the account is gone. */
export async function storeMailSettings(
  db: Db,
  userId: string,
  { giftMails, eventMails }: MailSettings,
): Promise<boolean> {
  const { rows } = await sql`
    insert into host_mail_settings (user_id, gift_mails, event_mails)
    select id, ${giftMails}, ${eventMails} from users where id = ${userId}
    on conflict (user_id) do update
      set gift_mails = excluded.gift_mails, event_mails = excluded.event_mails, updated_at = now()
    returning user_id`.execute(db);
  if (giftMails === 'never')
    await db.deleteFrom('hostNotices').where('userId', '=', userId).execute();
  return rows.length > 0;
}
