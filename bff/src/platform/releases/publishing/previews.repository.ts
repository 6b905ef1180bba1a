import { sql } from 'kysely';
import type { ReleaseManifest } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import { deleteBatch } from '../../database/retention/delete-batch.ts';
import type { ReleaseKey } from '../releases.repository.ts';

const DAYS = 14;

export interface PreviewKey {
  readonly project: string;
  readonly name: string;
}

const isOpen = sql<boolean>`release_previews.created_at > now() - make_interval(days => ${DAYS})`;

export async function savePreview(
  trx: Db,
  { project, version }: ReleaseKey,
  name: string,
): Promise<void> {
  await trx
    .insertInto('releasePreviews')
    .values({ project, name, version })
    .onConflict((conflict) =>
      conflict
        .columns(['project', 'name'])
        .doUpdateSet({ version, createdAt: sql<string>`clock_timestamp()` }),
    )
    .execute();
}

export async function previewedVersion(
  db: Db,
  { project, name }: PreviewKey,
): Promise<ReleaseKey | undefined> {
  return db
    .selectFrom('releasePreviews')
    .select(['project', 'version'])
    .where('project', '=', project)
    .where('name', '=', name)
    .where(isOpen)
    .executeTakeFirst();
}

export interface StoredPreview extends PreviewKey {
  readonly version: string;
  readonly author: string | null;
  readonly publishedAt: string;
  readonly endsAt: string;
  readonly manifest: ReleaseManifest;
}

export const openPreviews = (db: Db): Promise<StoredPreview[]> =>
  db
    .selectFrom('releasePreviews')
    .innerJoin('mfeReleases as release', (join) =>
      join
        .onRef('release.project', '=', 'releasePreviews.project')
        .onRef('release.version', '=', 'releasePreviews.version'),
    )
    .select(['releasePreviews.project', 'name', 'releasePreviews.version', 'manifest'])
    .select('releasePreviews.createdAt as publishedAt')
    .select(sql<string>`release_previews.created_at + make_interval(days => ${DAYS})`.as('endsAt'))
    .select(sql<string | null>`source ->> 'author'`.as('author'))
    .where(isOpen)
    .orderBy('releasePreviews.createdAt', 'desc')
    .execute();

export const deleteEndedPreviews = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'releasePreviews', sql`created_at < now() - make_interval(days => ${DAYS})`);
