import { sql, type RawBuilder } from 'kysely';
import type { listTeamMails, TeamMailRow } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { keysetList, type FilterOf } from '../../platform/database/keyset-list.ts';
import { addressPattern } from '../../platform/database/search-patterns.ts';

type Filter = FilterOf<typeof listTeamMails>;
type Condition = RawBuilder<boolean>;

/** Its link or code still works. */
const isUsable = sql<boolean>`(mails.content is not null and mails.content_until > now())`;

const columns = sql`
  mails.id, mails.template, mails.recipient, mails.state, mails.reason, mails.attempts,
  mails.created_at, mails.changed_at,
  case when ${isUsable} then mails.content_until end as sendable_until`;

const addressLike = (search: string): Condition =>
  sql`lower(mails.recipient) like ${addressPattern(search)}`;

export const findTeamMails = keysetList<TeamMailRow, Filter>({
  from: sql`mails`,
  id: sql`mails.id`,
  columns,
  where: ({ state, template, about, search }) => [
    ...(state ? [sql<boolean>`mails.state = ${state}`] : []),
    ...(template ? [sql<boolean>`mails.template = ${template}`] : []),
    ...(about ? [sql<boolean>`mails.about = ${about}`] : []),
    ...(search ? [addressLike(search.toLowerCase())] : []),
  ],
  sorts: { created: { by: sql`mails.created_at`, type: 'timestamptz' } },
});

export interface TeamMailRecord extends TeamMailRow {
  readonly againOf: string | null;
  readonly shown: string;
}

export async function findTeamMail(db: Db, id: string): Promise<TeamMailRecord | undefined> {
  const { rows } = await sql<TeamMailRecord>`
    select ${columns}, mails.again_of, mails.shown from mails where mails.id = ${id}
  `.execute(db);
  return rows[0];
}

export async function findSentAgain(db: Db, id: string): Promise<TeamMailRow[]> {
  const { rows } = await sql<TeamMailRow>`
    select ${columns} from mails where mails.again_of = ${id} order by mails.id
  `.execute(db);
  return rows;
}

export interface SendableMail {
  readonly id: string;
  readonly state: TeamMailRow['state'];
  readonly content: string | null;
  readonly isUsable: boolean;
}

/** The rows of the outbox first, as the task that records outcomes locks them. */
export async function lockMails(trx: Db, ids: readonly string[]): Promise<SendableMail[]> {
  await sql`select from outbox where id = any(${ids}::uuid[]) order by id for update`.execute(trx);
  const { rows } = await sql<SendableMail>`
    select mails.id, mails.state, mails.content, ${isUsable} as is_usable
      from mails where mails.id = any(${ids}::uuid[]) order by mails.id for update`.execute(trx);
  return rows;
}

/** Mails that were given up, or wait for another attempt, after `after`. */
export async function findUndelivered(
  db: Db,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select mails.id from mails
     where mails.state in ('given-up', 'failed') and ${isUsable} and mails.id > ${after}
     order by mails.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
