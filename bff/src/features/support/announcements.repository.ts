import { sql } from 'kysely';
import type { AnnouncementRow } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

export type PlannedAnnouncement = Pick<
  AnnouncementRow,
  'id' | 'audience' | 'kind' | 'text' | 'link' | 'startsAt' | 'endsAt' | 'version'
>;

export const announcementColumns = sql`
  id, audience, kind, text, starts_at, ends_at, version,
  case when link_url is not null
       then json_build_object('label', link_label, 'url', link_url) end as link`;

export async function findUnended(db: Db): Promise<PlannedAnnouncement[]> {
  const { rows } = await sql<PlannedAnnouncement>`
    select ${announcementColumns} from announcements
     where ends_at > now() order by starts_at desc, id desc`.execute(db);
  return rows;
}
