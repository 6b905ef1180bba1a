import { sql, type RawBuilder } from 'kysely';
import type { AuditRow, listAuditEntries } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { madeOn } from '../../platform/database/indian-days.ts';
import { keysetList, type FilterOf } from '../../platform/database/keyset-list.ts';
import { startingWith } from '../../platform/database/search-patterns.ts';
import { peopleNamed } from '../accounts/index.ts';

type Filter = FilterOf<typeof listAuditEntries>;
type Condition = RawBuilder<boolean>;

const kinds: Readonly<Record<NonNullable<Filter['kind']>, Condition>> = {
  releases: sql`entry.subject like 'release:%'`,
  accounts: sql`audit_entry_days(entry.action) = 180`,
  team: sql`(entry.subject not like 'release:%' and audit_entry_days(entry.action) > 180)`,
};

const MOST_PEOPLE = 50;

const subjectKinds = ['user', 'registry', 'order', 'mail', 'release', 'announcement'];

function searches(search: string | undefined): readonly Condition[] {
  if (!search) return [sql`true`];
  const small = search.toLowerCase();
  return [
    sql`entry.action like ${startingWith(small)}`,
    sql`entry.subject like ${startingWith(search)}`,
    sql`entry.subject = any(${subjectKinds.map((kind) => `${kind}:${search}`)}::text[])`,
    sql`entry.actor_id = any(array(${peopleNamed(small, MOST_PEOPLE)}))`,
    sql`entry.subject = any(array(select 'user:' || id from (${peopleNamed(small, MOST_PEOPLE)}) person))`,
  ];
}

const limits = ({ kind, action, actorId, ...range }: Filter): readonly Condition[] => [
  ...(kind ? [kinds[kind]] : []),
  ...(action ? [sql<boolean>`entry.action = ${action}`] : []),
  ...(actorId ? [sql<boolean>`entry.actor_id = ${actorId}`] : []),
  ...madeOn('entry', range),
];

const subjectId = sql`
  case when entry.subject ~ ':[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
       then right(entry.subject, 36)::uuid end`;

const columns = sql`
  entry.id, entry.created_at as at, entry.action, entry.actor_id, users.email as actor_email,
  coalesce(
    nullif(concat_ws(' ', actor.first_name, actor.last_name), ''), users.email,
    case when entry.subject = 'deleted-account' then 'A deleted account'
         else case entry.details->'by'->>'kind'
           when 'token' then 'A deploy token' when 'command' then 'A command'
           when 'automatic' then 'Automatic' else 'Nobody signed in' end end) as actor_name,
  entry.subject, entry.details->>'reason' as reason,
  case split_part(entry.subject, ':', 1)
    when 'user' then (select email from users subject_user where subject_user.id = ${subjectId})
    when 'registry' then (select registry_name from registries where registries.id = ${subjectId})
  end as subject_name`;

const withActor = sql`
  left join users on users.id = entry.actor_id left join profiles actor on actor.id = entry.actor_id`;

export const findAuditEntries = keysetList<AuditRow, Filter>({
  from: sql`audit_log entry`,
  id: sql`entry.id`,
  columns,
  joins: withActor,
  where: limits,
  anyOf: ({ search }) => searches(search),
  sorts: { at: { by: sql`entry.id`, type: 'uuid' } },
});

export async function findAuditEntry(
  db: Db,
  id: string,
): Promise<(AuditRow & { readonly details: Readonly<Record<string, unknown>> }) | undefined> {
  const { rows } = await sql<AuditRow & { details: Record<string, unknown> }>`
    select ${columns}, entry.details from audit_log entry ${withActor} where entry.id = ${id}
  `.execute(db);
  return rows[0];
}
