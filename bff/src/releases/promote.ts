import { PublishError } from './publish-error.ts';
import type { ReleaseTarget } from './publish-builds.ts';
import { byCommand, insertReleaseEntry } from './release-audit.ts';
import { canaryOf, lockReleases, makeLive } from './releases.repository.ts';

/** Gives the canary of a project to everybody. Resolves to its version. */
export function promote(
  { db, actor = byCommand }: Omit<ReleaseTarget, 'files'>,
  project: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockReleases(trx);
    const canary = await canaryOf(trx, project);
    if (!canary)
      throw new PublishError(`${project} has no canary. Publish one with --canary 10 first.`);
    const subject = { project, version: canary.version };
    await makeLive(trx, subject);
    await insertReleaseEntry(trx, { action: 'release-promoted', subject, actor });
    return canary.version;
  });
}
