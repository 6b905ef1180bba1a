import { sql, type RawBuilder } from 'kysely';
import type { listTeamMails, TeamMailRow } from '@gift-registry/bff-contract';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import {
  keysetPage,
  type KeysetColumns,
  type PageAsk,
} from '../../../platform/database/keyset/keyset-page.ts';
import { addressPattern } from '../../../platform/database/search-patterns.ts';

type Filter = Omit<z.output<(typeof listTeamMails)['query']>, keyof PageAsk>;
type Condition = RawBuilder<boolean>;

const columns = sql`
  mails.id, mails.template, mails.recipient, mails.state, mails.reason, mails.attempts,
  mails.created_at, mails.changed_at, waiting.id is not null as is_held,
  case when mails.content is not null or waiting.id is not null then mails.content_until end
    as sendable_until`;

const withWaiting = sql`left join waiting_mails waiting on waiting.id = mails.id`;

const addressLike = (search: string): Condition =>
  sql`lower(mails.recipient) like ${addressPattern(search)}`;

export async function findTeamMails(
  db: Db,
  { state, template, search }: Filter,
  ask: PageAsk,
): Promise<readonly (TeamMailRow & KeysetColumns)[]> {
  const { page, inOrder } = keysetPage(
    {
      from: sql`mails`,
      id: sql`mails.id`,
      where: [
        ...(state ? [sql<boolean>`mails.state = ${state}`] : []),
        ...(template ? [sql<boolean>`mails.template = ${template}`] : []),
        ...(search ? [addressLike(search.toLowerCase())] : []),
      ],
      sorts: { created: { by: sql`mails.created_at`, type: 'timestamptz' } },
    },
    ask,
  );
  const { rows } = await sql<TeamMailRow & KeysetColumns>`
    with page as (${page})
    select ${columns}, page.sort_value
      from page join mails on mails.id = page.id ${withWaiting}
     ${inOrder}`.execute(db);
  return rows;
}

export interface TeamMailRecord extends TeamMailRow {
  readonly againOf: string | null;
  readonly shown: string;
}

export async function findTeamMail(db: Db, id: string): Promise<TeamMailRecord | undefined> {
  const { rows } = await sql<TeamMailRecord>`
    select ${columns}, mails.again_of, mails.shown from mails ${withWaiting} where mails.id = ${id}
  `.execute(db);
  return rows[0];
}

export async function findSentAgain(db: Db, id: string): Promise<TeamMailRow[]> {
  const { rows } = await sql<TeamMailRow>`
    select ${columns} from mails ${withWaiting} where mails.again_of = ${id} order by mails.id
  `.execute(db);
  return rows;
}

export interface SendableMail {
  readonly id: string;
  readonly recipient: string;
  readonly template: string;
  readonly state: TeamMailRow['state'];
  readonly content: string | null;
}

export const lockMails = (trx: Db, ids: readonly string[]): Promise<SendableMail[]> =>
  trx
    .selectFrom('mails')
    .select(['id', 'recipient', 'template', 'state', 'content'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
