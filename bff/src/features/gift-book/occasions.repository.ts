import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { giftsAreHidden, revealIsDue } from '../surprise/index.ts';
import { hosts, type MailedHost } from '../mails/index.ts';

export interface HostOccasion extends MailedHost {
  /** YYYY-MM-DD. */
  readonly eventDate: string;
  readonly left: number | null;
  /** Days until the event; until guests' data ends in warnings about it. */
  readonly days: number;
}

const today = sql`(now() at time zone registries.time_zone)::date`;
const morning = sql`(now() at time zone registries.time_zone)::time >= time '09:00'`;
const alive = sql`registries.deleted_at is null and registries.status <> 'draft'`;

interface Due {
  readonly registries: RawBuilder<unknown>;
  readonly mark: RawBuilder<unknown>;
  readonly days?: RawBuilder<unknown>;
  readonly wantedHosts?: RawBuilder<unknown>;
}

async function take(
  trx: Db,
  {
    registries: due,
    mark,
    days = sql`registries.event_date - ${today}`,
    wantedHosts = sql`true`,
  }: Due,
): Promise<HostOccasion[]> {
  const { rows } = await sql<HostOccasion>`
    with due as (
      select registries.id from registries where ${alive} and ${due} limit 50 for no key update skip locked
    ), marked as (
      update registries set ${mark} from due where registries.id = due.id
    )
    select hosts.user_id, users.email, profiles.first_name, registries.id as registry_id,
      registries.registry_name, registries.event_date,
      greatest(${days}, 0) as days, case when ${giftsAreHidden} then null else (
        select count(*) from registry_items item join products on products.id = item.product_id
         where item.registry_id = registries.id and products.source_type <> 'fund'
          and item.quantity_reserved + item.quantity_fulfilled < item.quantity_requested) end as left
      from due
      join registries on registries.id = due.id
      join ${hosts} on hosts.registry_id = registries.id
      join users on users.id = hosts.user_id
      join profiles on profiles.id = hosts.user_id
      left join host_mail_settings settings on settings.user_id = hosts.user_id
     where coalesce(settings.event_mails, true) and ${wantedHosts}`.execute(trx);
  return rows;
}

/** Seven days before the event; a late start of the server still reminds two days later. */
export const takeEventReminders = (trx: Db) =>
  take(trx, {
    registries: sql`registries.status = 'published' and ${morning}
      and registries.event_date - ${today} between 5 and 7
      and registries.event_reminded_for is distinct from registries.event_date`,
    mark: sql`event_reminded_for = registries.event_date`,
  });

export const takeCompletionOffers = (trx: Db) =>
  take(trx, {
    registries: sql`registries.status = 'published' and registries.completion_offered_at is null
      and ${morning} and ${today} - registries.event_date between 30 and 60`,
    mark: sql`completion_offered_at = now()`,
    wantedHosts: sql`hosts.user_id = registries.owner_id`,
  });

export const takeGuestDataWarnings = (trx: Db, keptDays: number) =>
  take(trx, {
    registries: sql`registries.guest_data_told_at is null and registries.guest_data_removed_at is null
      and ${today} - registries.event_date >= ${keptDays}::int - 14
      and exists (select from claims where claims.registry_id = registries.id)`,
    mark: sql`guest_data_told_at = now()`,
    days: sql`registries.event_date + ${keptDays}::int + 1 - ${today}`,
  });

interface Reveals {
  readonly registryIds: readonly string[];
  readonly occasions: readonly HostOccasion[];
}

export async function takeReveals(trx: Db): Promise<Reveals> {
  const occasions = await take(trx, {
    registries: revealIsDue,
    mark: sql`revealed_at = now()`,
  });
  // The time of this transaction.
  const revealed = await trx
    .selectFrom('registries')
    .select('id')
    .where('revealedAt', '=', sql<string>`now()`)
    .orderBy('id')
    .execute();
  const registryIds = revealed.map(({ id }) => id);
  await sql`
    update claims set told_at = now() where registry_id = any(${registryIds}::uuid[]) and told_at is null`.execute(
    trx,
  );
  await sql`
    update contributions set told_at = now()
     where registry_id = any(${registryIds}::uuid[]) and told_at is null`.execute(trx);
  return { registryIds, occasions };
}
