import { sql } from 'kysely';
import type {
  RegistryTheme,
  MailSettings,
  MailSubject,
  mailSettingsForm,
} from '@gift-registry/bff-contract';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';

export interface RegistryEvent {
  readonly occasion: string;
  readonly eventDate: string;
  readonly ownerFirstName: string;
  readonly theme: RegistryTheme;
}

export const findRegistryEvent = (db: Db, registryId: string): Promise<RegistryEvent> =>
  db
    .selectFrom('registries')
    .innerJoin('profiles as owner', 'owner.id', 'registries.ownerId')
    .select(['occasion', 'eventDate', 'owner.firstName as ownerFirstName', 'theme'])
    .where('registries.id', '=', registryId)
    .executeTakeFirstOrThrow();

interface MailedRegistry extends RegistryEvent {
  readonly id: string;
  readonly registryName: string;
  readonly ownerName: string;
}

export const findRegistryNames = (db: Db, shareCode: string): Promise<MailedRegistry> =>
  db
    .selectFrom('registryShares as share')
    .innerJoin('registries as registry', 'registry.id', 'share.registryId')
    .innerJoin('profiles as owner', 'owner.id', 'registry.ownerId')
    .select([
      'registry.id',
      'registry.registryName',
      'registry.occasion',
      'registry.eventDate',
      'registry.theme',
      'owner.firstName as ownerFirstName',
      sql<string>`trim(owner.first_name || ' ' || owner.last_name)`.as('ownerName'),
    ])
    .where('share.shareCode', '=', shareCode)
    .executeTakeFirstOrThrow();

interface Mailbox {
  readonly id: string;
  readonly guestId: string;
  readonly email: string;
}

export async function recordMailbox(
  trx: Db,
  { guestId, email }: Omit<Mailbox, 'id'>,
): Promise<Mailbox> {
  const { id } = await trx
    .insertInto('guestMailboxes')
    .values({ guestId, email })
    .onConflict((conflict) =>
      conflict.columns(['guestId', 'email']).doUpdateSet({ mailedAt: sql<string>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, guestId, email };
}

export const findMailbox = (db: Db, { guestId, email }: Omit<Mailbox, 'id'>) =>
  db
    .selectFrom('guestMailboxes')
    .select(['id', sql<boolean>`mailed_at > now() - interval '1 day'`.as('mailedToday')])
    .where('guestId', '=', guestId)
    .where('email', '=', email)
    .executeTakeFirst();

export async function isConfirmedMailbox(
  db: Db,
  { guestId, email }: Omit<Mailbox, 'id'>,
): Promise<boolean> {
  const mailbox = await db
    .selectFrom('guestMailboxes')
    .select('id')
    .where('guestId', '=', guestId)
    .where('email', '=', email)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return mailbox !== undefined;
}

export async function confirmMailbox(
  db: Db,
  id: string,
): Promise<Pick<Mailbox, 'guestId'> | undefined> {
  const { rows } = await sql<Pick<Mailbox, 'guestId'>>`
    update guest_mailboxes
       set confirmed_at = coalesce(confirmed_at, now())
     where id = ${id}
    returning guest_id`.execute(db);
  return rows[0];
}

/** Opening a link of ours, or paying, shows that the address belongs to who gave it. */
export async function confirmAddress(
  trx: Db,
  { guestId, email }: Omit<Mailbox, 'id'>,
): Promise<void> {
  await sql`
    insert into guest_mailboxes (guest_id, email, confirmed_at) values (${guestId}, ${email}, now())
    on conflict (guest_id, email)
    do update set confirmed_at = coalesce(guest_mailboxes.confirmed_at, now())`.execute(trx);
}

const confirmed = `(exists (select from guest_mailboxes where email = $1 and confirmed_at is not null)
  or exists (select from users where email = lower($1) and email_verified_at is not null))`;

const selectConfirmed = prepareQuery<{ readonly confirmed: boolean }>(
  'is-confirmed-address',
  `select ${confirmed} as confirmed`,
);

export async function isConfirmedAddress(db: Db, email: string): Promise<boolean> {
  const [row] = await selectConfirmed(db, email);
  return row?.confirmed ?? false;
}

const confirmedOrLocked = prepareQuery<{ readonly confirmed: boolean }>(
  'confirmed-or-locked-address',
  `select ${confirmed} as confirmed,
     case when not ${confirmed} then pg_advisory_xact_lock(hashtextextended(mailbox_of($1), 0)) end`,
);

/**
 * Locks the mailbox of an unconfirmed address until the transaction ends, so that two mails at once don't both find its last
 * room. The statement that counts has to be a later one: it sees what the transaction before has committed.
 */
export async function isConfirmedOrLocked(trx: Db, email: string): Promise<boolean> {
  const [row] = await confirmedOrLocked(trx, email);
  return row?.confirmed ?? false;
}

/** Mailed links are this old at most when they still confirm a mailbox. */
export const deleteOldMailboxes = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'guestMailboxes', sql`mailed_at < now() - interval '180 days'`);

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

export interface MailedHost {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly registryId: string;
  readonly registryName: string;
}

/** Owners and co-hosts of all registries; for queries that join them by `hosts.registry_id`. */
export const hosts = sql`(
  select id as registry_id, owner_id as user_id from registries
  union all select registry_id, user_id from co_hosts) hosts`;

/** The relay would add the job of an open row again. */
export async function forgetJob(trx: Db, id: string, why: string): Promise<void> {
  await sql`
    with forgotten as (delete from outbox where id::text = ${id} and published_at is not null)
    update mails set state = 'given-up', reason = ${why}, changed_at = now()
     where id::text = ${id} and state in ('waiting', 'failed')`.execute(trx);
}
