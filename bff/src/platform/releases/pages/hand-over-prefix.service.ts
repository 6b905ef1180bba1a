import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { transact } from '../../database/transactions/transact.ts';
import { PublishError } from '../publish-error.ts';
import { insertReleaseEntry, type ReleaseActor } from '../release-audit.repository.ts';
import { deployedProjects, lockReleases } from '../releases.repository.ts';
import { canonicalPath } from './page-paths.ts';
import { givePrefix } from './prefixes.repository.ts';

interface HandOver {
  readonly prefix: string;
  readonly project: string;
}

export function handOverPrefix(
  { db, actor }: { readonly db: Kysely<Database>; readonly actor: ReleaseActor },
  { prefix, project }: HandOver,
): Promise<void> {
  return transact(db, async (trx) => {
    await lockReleases(trx);
    if (!(await deployedProjects(trx)).some((each) => each.project === project))
      throw new PublishError(`There is no area ${project}. Publish its first release before.`);
    const from = await givePrefix(trx, canonicalPath(prefix), project);
    if (from === undefined)
      throw new PublishError(
        `Nobody owns ${prefix}. It goes to the first area that publishes a page there.`,
      );
    const details = { prefix, from };
    await insertReleaseEntry(trx, {
      action: 'prefix-handed-over',
      subject: project,
      actor,
      details,
    });
  });
}
