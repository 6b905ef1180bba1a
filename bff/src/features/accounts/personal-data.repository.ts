import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export async function findPersonalData(db: Db, userId: string, email: string) {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  const [account] = await rowsOf(sql`
    select u.email, u.email_verified_at, u.created_at, u.password_hash is not null as has_password,
           p.first_name, p.last_name, p.phone,
           array(select role from user_roles where user_id = u.id) as roles
      from users u join profiles p on p.id = u.id where u.id = ${userId}`);
  return {
    account,
    signInMethods: await rowsOf(
      sql`select issuer, created_at from identities where user_id = ${userId}`,
    ),
    mailSettings: await rowsOf(
      sql`select gift_mails, event_mails, question_mails from host_mail_settings where user_id = ${userId}`,
    ),
    devices: await rowsOf(sql`
      select user_agent, created_at, last_seen_at, expires_at from sessions
       where user_id = ${userId} order by created_at`),
    activity: await rowsOf(sql`
      select action, details, created_at from audit_log where actor_id = ${userId} order by id`),
    questions: await rowsOf(sql`
      select name, email, phone, query_text, created_at from queries where email = ${email} order by id`),
    coHostOf: await rowsOf(sql`
      select r.registry_name, c.created_at from co_hosts c join registries r on r.id = c.registry_id
       where c.user_id = ${userId} and r.deleted_at is null order by r.id`),
    coHostRequests: await rowsOf(sql`
      select r.registry_name, q.created_at, q.refused_at from co_host_requests q
        join co_host_invitations i on i.id = q.invitation_id join registries r on r.id = i.registry_id
       where q.user_id = ${userId} and r.deleted_at is null order by q.id`),
    giftsGiven: await rowsOf(sql`
      select r.registry_name, p.name as gift, g.guest_name, g.message, g.quantity, null as amount, g.status, g.created_at
        from claims g join products p on p.id = g.product_id join registries r on r.id = g.registry_id
       where g.guest_email = ${email}
      union all
      select r.registry_name, p.name, g.guest_name, g.message, 1, g.amount, g.status, g.created_at
        from contributions g join products p on p.id = g.product_id join registries r on r.id = g.registry_id
       where g.guest_email = ${email}`),
  };
}

export interface ExportedRegistry {
  readonly id: string;
  readonly registryName: string;
  readonly coverImageUrl: string | null;
}

export async function findOwnRegistries(db: Db, userId: string): Promise<ExportedRegistry[]> {
  const { rows } = await sql<ExportedRegistry>`
    select id, registry_name, occasion, event_date, guest_range, guest_message, phone_number, status,
           story, cover_alt, cover_image_url, delivery_preference, recipient_name, address_line_1, address_line_2, city, state, zip_code,
           delivery_instructions, delivery_from, delivery_until, time_zone, surprise_until, created_at, deleted_at
      from registries where owner_id = ${userId} order by id`.execute(db);
  return rows;
}

export const findSealedPayee = async (db: Db, registryId: string): Promise<string | null> => {
  const { rows } = await sql<{ readonly payeeSealed: string | null }>`
    select payee_sealed from upi_payees where registry_id = ${registryId}`.execute(db);
  return rows[0]?.payeeSealed ?? null;
};

export interface ExportedItem {
  readonly name: string;
  readonly brand: string | null;
  readonly price: number | null;
  readonly currency: string;
  readonly quantity: number;
  readonly section: string | null;
  readonly note: string | null;
  readonly mostWanted: boolean;
  readonly address: string | null;
  readonly imageUrl: string;
  readonly moreImageUrls: readonly string[];
}

export async function findItems(db: Db, registryId: string): Promise<ExportedItem[]> {
  const { rows } = await sql<ExportedItem>`
    select p.name, p.brand, p.price, p.currency, i.quantity_requested as quantity, s.name as section, i.note,
           i.is_most_wanted as most_wanted, p.external_url as address, p.image_url, p.more_image_urls
      from registry_items i join products p on p.id = i.product_id
      left join registry_sections s on s.id = i.section_id
     where i.registry_id = ${registryId} order by i.position, i.id desc`.execute(db);
  return rows;
}

export async function findThanks(db: Db, userId: string, openIds: readonly string[]) {
  const { rows } = await sql`
    select r.registry_name, n.channel, n.note, n.created_at
      from thank_you_notes n join registries r on r.id = n.registry_id
     where n.sent_by = ${userId} and n.registry_id = any(${[...openIds]}::uuid[]) order by n.id`.execute(
    db,
  );
  return rows;
}
