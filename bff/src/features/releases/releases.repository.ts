import { sql, type UpdateObject } from 'kysely';
import type { ReleaseSource } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { LiveRelease, ReleaseKey } from './release.ts';

/** Serializes publishing, so concurrent checks of the live releases don't both pass. */
export async function lockReleases(trx: Db): Promise<void> {
  await sql`lock table mfe_releases in share row exclusive mode`.execute(trx);
}

const current = (db: Db) =>
  db
    .selectFrom('mfeReleases')
    .select(['project', 'version', 'canaryPercent', 'retiredAt'])
    .where((is) => is.or([is('isLive', '=', true), is('canaryPercent', 'is not', null)]))
    .orderBy('project')
    .orderBy('isLive', 'desc');

/** Live releases and canaries; those of retired areas are among them. */
export const currentReleases = (db: Db) => current(db).execute();
export const currentManifests = (db: Db) => current(db).select('manifest').execute();
export type CurrentRelease = Awaited<ReturnType<typeof currentReleases>>[number];

export interface ServedRelease extends ReleaseKey {
  readonly canaryPercent: number | null;
  readonly since: string;
  /** When its team heard that it fails in browsers. */
  readonly browsersToldAt: string | null;
  /** The version that visitors would get instead; null without one. */
  readonly before: string | null;
}

export async function servedReleases(db: Db): Promise<ServedRelease[]> {
  const { rows } = await sql<ServedRelease>`
    select served.project, served.version, served.canary_percent, served.browsers_told_at,
           coalesce(served.live_since, served.published_at) as since,
           (select version from mfe_releases earlier
             where earlier.project = served.project and earlier.version <> served.version
               and case when served.is_live
                     then earlier.live_since is not null and earlier.withdrawn_at is null
                          and earlier.published_at < served.published_at
                     else earlier.is_live end
             order by earlier.live_since desc limit 1) as before
      from mfe_releases served
     where served.is_live or served.canary_percent is not null
     order by served.project`.execute(db);
  return rows;
}

/** The versions that visitors of an area get. */
export async function servedOf(db: Db, project: string) {
  const served = (await servedReleases(db)).filter((each) => each.project === project);
  return {
    live: served.find(({ canaryPercent }) => canaryPercent === null),
    canary: served.find(({ canaryPercent }) => canaryPercent !== null),
  };
}

export const storedRelease = (db: Db, { project, version }: ReleaseKey) =>
  db
    .selectFrom('mfeReleases')
    .select(['project', 'version', 'manifest', 'source', 'withdrawnAt', 'withdrawal'])
    .where('project', '=', project)
    .where('version', '=', version)
    .executeTakeFirst();

/** Live releases that a team published over HTTP: those published on the server have no source. */
export const teamReleases = (db: Db): Promise<ReleaseKey[]> =>
  db
    .selectFrom('mfeReleases')
    .select(['project', 'version'])
    .where('isLive', '=', true)
    .where('source', 'is not', null)
    .execute();

interface SavedRelease extends LiveRelease {
  readonly source: ReleaseSource | undefined;
  readonly bytes: number;
}

export async function saveRelease(
  trx: Db,
  { project, version, manifest, source, bytes }: SavedRelease,
): Promise<void> {
  const saved = {
    manifest: JSON.stringify(manifest),
    ...(source ? { source: JSON.stringify(source) } : {}),
    bytes,
  };
  await trx
    .insertInto('mfeReleases')
    .values({ project, version, ...saved })
    .onConflict((conflict) =>
      conflict
        .columns(['project', 'version'])
        .doUpdateSet({ ...saved, publishedAt: sql<string>`clock_timestamp()` }),
    )
    .execute();
}

const now = sql<string>`clock_timestamp()`;

async function updateRelease(
  trx: Db,
  { project, version }: ReleaseKey,
  values: UpdateObject<Database, 'mfeReleases'>,
): Promise<void> {
  await trx
    .updateTable('mfeReleases')
    .set(values)
    .where('project', '=', project)
    .where('version', '=', version)
    .execute();
}

export async function endServing(
  trx: Db,
  project: string,
  ended: 'canary' | 'live and canary',
): Promise<void> {
  const values = { canaryPercent: null, ...(ended === 'canary' ? {} : { isLive: false }) };
  await trx.updateTable('mfeReleases').set(values).where('project', '=', project).execute();
}

/** A later release of the project goes back to what was published before it. */
export const publishedNow = (trx: Db, release: ReleaseKey): Promise<void> =>
  updateRelease(trx, release, { publishedAt: now });

export const markRetired = (trx: Db, release: ReleaseKey): Promise<void> =>
  updateRelease(trx, release, { retiredAt: now });

export const markWithdrawn = (trx: Db, release: ReleaseKey, reason: object): Promise<void> =>
  updateRelease(trx, release, { withdrawnAt: now, withdrawal: JSON.stringify(reason) });

export async function makeCanary(
  trx: Db,
  release: ReleaseKey,
  canaryPercent: number,
): Promise<void> {
  await endServing(trx, release.project, 'canary');
  await updateRelease(trx, release, { canaryPercent, withdrawnAt: null, withdrawal: null });
}

export async function makeLive(trx: Db, release: ReleaseKey): Promise<void> {
  await endServing(trx, release.project, 'live and canary');
  const ended = { withdrawnAt: null, withdrawal: null, retiredAt: null };
  await updateRelease(trx, release, { isLive: true, liveSince: now, ...ended });
}

/** A page that stays open for two days still loads its late files. */
const HOURS = 48;
const NEWEST = 10;

/**
 * Deletes releases that are neither live nor a canary, not among the newest of their project, and not served within the last two days.
 * A release is served until the next one becomes live, so the last one before that time counts as well.
 */
export async function deleteNeglected(trx: Db): Promise<ReleaseKey[]> {
  const { rows } = await sql<ReleaseKey>`
    with numbered as (
      select *,
             row_number() over (partition by project order by published_at desc) as age,
             max(live_since) filter (where live_since < now() - make_interval(hours => ${HOURS}))
               over (partition by project) as served_from
        from mfe_releases)
    delete from mfe_releases where id in (
      select id from numbered
       where not is_live and canary_percent is null and age > ${NEWEST}
         and published_at < now() - make_interval(hours => ${HOURS})
         and coalesce(live_since < served_from, true)
         and coalesce(withdrawn_at < now() - make_interval(hours => ${HOURS}), true))
    returning project, version`.execute(trx);
  return rows;
}

export const knownReleases = (db: Db): Promise<ReleaseKey[]> =>
  db.selectFrom('mfeReleases').select(['project', 'version']).execute();

export type PrefixOwners = ReadonlyMap<string, string>;

export async function prefixOwners(db: Db): Promise<PrefixOwners> {
  const rows = await db
    .selectFrom('releasePrefixes')
    .select(['prefix', 'project'])
    .orderBy('prefix')
    .execute();
  return new Map(rows.map(({ prefix, project }) => [prefix, project]));
}

export async function claimPrefixes(
  trx: Db,
  project: string,
  prefixes: readonly string[],
): Promise<void> {
  if (prefixes.length === 0) return;
  await trx
    .insertInto('releasePrefixes')
    .values(prefixes.map((prefix) => ({ prefix, project })))
    .onConflict((conflict) => conflict.column('prefix').doNothing())
    .execute();
}

export async function givePrefix(trx: Db, prefix: string, project: string): Promise<void> {
  await trx.updateTable('releasePrefixes').set({ project }).where('prefix', '=', prefix).execute();
}

const PREVIEW_DAYS = 14;
const isOpen = sql<boolean>`release_previews.created_at > now() - make_interval(days => ${PREVIEW_DAYS})`;

export async function savePreview(
  trx: Db,
  { project, version }: ReleaseKey,
  name: string,
): Promise<void> {
  await trx
    .insertInto('releasePreviews')
    .values({ project, name, version })
    .onConflict((conflict) =>
      conflict.columns(['project', 'name']).doUpdateSet({ version, createdAt: now }),
    )
    .execute();
}

const previewed = (db: Db) =>
  db
    .selectFrom('releasePreviews')
    .innerJoin('mfeReleases as release', (join) =>
      join
        .onRef('release.project', '=', 'releasePreviews.project')
        .onRef('release.version', '=', 'releasePreviews.version'),
    )
    .select(['release.project', 'release.version', 'release.manifest'])
    .where(isOpen);

export const previewedRelease = (
  db: Db,
  project: string,
  name: string,
): Promise<LiveRelease | undefined> =>
  previewed(db)
    .where('releasePreviews.project', '=', project)
    .where('name', '=', name)
    .executeTakeFirst();

export const openPreviews = (db: Db) =>
  previewed(db)
    .select(['name', 'releasePreviews.createdAt as publishedAt'])
    .select(
      sql<string>`release_previews.created_at + make_interval(days => ${PREVIEW_DAYS})`.as(
        'endsAt',
      ),
    )
    .select(sql<string | null>`source ->> 'author'`.as('author'))
    .orderBy('releasePreviews.createdAt', 'desc')
    .execute();

export const deleteEndedPreviews = (db: Db): Promise<boolean> =>
  deleteBatch(
    db,
    'releasePreviews',
    sql`created_at < now() - make_interval(days => ${PREVIEW_DAYS})`,
  );
