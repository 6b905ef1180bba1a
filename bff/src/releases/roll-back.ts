import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { PublishError } from './publish-error.ts';
import { isPresent, releaseFolder } from './release-folders.ts';
import { lockReleases, makeLive, manifestOf, versionBefore } from './releases.repository.ts';

interface RollbackTarget {
  readonly db: Kysely<Database>;
  readonly dataDir: string;
}

/** Makes an earlier version live: `wanted`, or the one before the live version. Resolves to the version. */
export function rollBack(
  { db, dataDir }: RollbackTarget,
  project: string,
  wanted?: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockReleases(trx);
    const version = wanted ?? (await versionBefore(trx, project));
    if (version === undefined) throw new PublishError(`${project} has no earlier version.`);
    if (!(await manifestOf(trx, { project, version })))
      throw new PublishError(`${project} has no version ${version}.`);
    if (!(await isPresent(releaseFolder(dataDir, project, version))))
      throw new PublishError(`The files of ${project} ${version} no longer exist.`);
    await makeLive(trx, { project, version });
    return version;
  });
}
