import { sql } from 'kysely';
import type { z } from 'zod';
import type { MailSettings, MailSubject, mailSettingsForm } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

/** Mails about questions followed those about gifts before they had a setting of their own. */
export const wantsQuestions = sql<boolean>`
  coalesce(settings.question_mails, coalesce(settings.gift_mails, 'at-once') <> 'never')`;

export async function findMailSettings(db: Db, userId: string): Promise<MailSettings> {
  const { rows } = await sql<MailSettings>`
    select gift_mails, event_mails, ${wantsQuestions} as question_mails
      from host_mail_settings settings where user_id = ${userId}`.execute(db);
  return rows[0] ?? { giftMails: 'at-once', eventMails: true, questionMails: true };
}

/** Returns false when the account is gone. */
export async function storeMailSettings(
  db: Db,
  userId: string,
  { giftMails, eventMails, questionMails }: z.output<typeof mailSettingsForm>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into host_mail_settings (user_id, gift_mails, event_mails, question_mails)
    select id, ${giftMails}, ${eventMails}, ${questionMails}::boolean
      from users where id = ${userId}
    on conflict (user_id) do update
      set gift_mails = excluded.gift_mails, event_mails = excluded.event_mails,
        question_mails = excluded.question_mails, updated_at = now()
    returning user_id`.execute(db);
  if (giftMails === 'never')
    await db.deleteFrom('hostNotices').where('userId', '=', userId).execute();
  return rows.length > 0;
}

export const without = (settings: MailSettings, about: MailSubject | null): MailSettings => ({
  giftMails: about === null || about === 'gifts' ? 'never' : settings.giftMails,
  eventMails: about !== null && about !== 'events' && settings.eventMails,
  questionMails: about !== null && about !== 'questions' && settings.questionMails,
});
