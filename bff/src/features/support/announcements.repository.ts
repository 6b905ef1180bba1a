import { sql, type RawBuilder } from 'kysely';
import type {
  AnnouncementRow,
  AnnouncementForm,
  listAnnouncements,
} from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { keysetList, type FilterOf } from '../../platform/database/keyset-list.ts';
import { containing } from '../../platform/database/search-patterns.ts';

export type PlannedAnnouncement = Pick<
  AnnouncementRow,
  'id' | 'audience' | 'kind' | 'text' | 'link' | 'startsAt' | 'endsAt' | 'version'
>;

const announcementColumns = sql`
  id, audience, kind, text, starts_at, ends_at, version,
  case when link_url is not null
       then json_build_object('label', link_label, 'url', link_url) end as link`;

export async function findUnended(db: Db): Promise<PlannedAnnouncement[]> {
  const { rows } = await sql<PlannedAnnouncement>`
    select ${announcementColumns} from announcements
     where ends_at > now() order by starts_at desc, id desc`.execute(db);
  return rows;
}

type Filter = FilterOf<typeof listAnnouncements>;
type State = AnnouncementRow['state'];

const stateConditions: Readonly<Record<State, RawBuilder<boolean>>> = {
  planned: sql`(starts_at > now() and ends_at > now())`,
  live: sql`(starts_at <= now() and ends_at > now())`,
  ended: sql`ends_at <= now()`,
};

const state = sql<State>`case
  when ends_at <= now() then 'ended' when starts_at > now() then 'planned' else 'live' end`;

const columns = sql`${announcementColumns}, ${state} as state`;

export const findAnnouncements = keysetList<AnnouncementRow, Filter>({
  from: sql`announcements`,
  id: sql`announcements.id`,
  columns,
  where: ({ state: wanted, audience, search }) => [
    ...(wanted ? [stateConditions[wanted]] : []),
    ...(audience ? [sql<boolean>`audience = ${audience}`] : []),
    ...(search ? [sql<boolean>`lower(text) like ${containing(search.toLowerCase())}`] : []),
  ],
  sorts: { start: { by: sql`starts_at`, type: 'timestamptz' } },
});

const valuesOf = ({ link, ...form }: AnnouncementForm) => ({
  ...form,
  linkLabel: link?.label ?? null,
  linkUrl: link?.url ?? null,
});

export async function findAnnouncement(db: Db, id: string): Promise<AnnouncementRow | undefined> {
  const { rows } = await sql<AnnouncementRow>`
    select ${columns} from announcements where id = ${id}`.execute(db);
  return rows[0];
}

export async function insertAnnouncement(
  trx: Db,
  createdBy: string,
  form: AnnouncementForm,
): Promise<string> {
  const { id } = await trx
    .insertInto('announcements')
    .values({ ...valuesOf(form), createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when the announcement has ended or has changed since that version. */
export async function updateAnnouncement(
  trx: Db,
  id: string,
  { version, ...form }: AnnouncementForm & { readonly version: number },
): Promise<boolean> {
  const changed = await trx
    .updateTable('announcements')
    .set({ ...valuesOf(form), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('endsAt', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** False when it has ended already. One that has not started never does. */
export async function endAnnouncement(trx: Db, id: string): Promise<boolean> {
  const ended = await trx
    .updateTable('announcements')
    .set({
      endsAt: sql<string>`now()`,
      startsAt: sql<string>`least(starts_at, now() - interval '1 second')`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('endsAt', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
