import { transact } from '../../platform/database/transact.ts';
import type { ReleaseTarget } from './publish-release.ts';
import { deleteNeglected, knownReleases, lockReleases } from './releases.repository.ts';

type Target = Pick<ReleaseTarget, 'db' | 'files'>;

/** Removes releases that no page can need any more. The audit log keeps what happened to them. */
export const sweepReleases = ({ db, files }: Target): Promise<void> =>
  transact(db, async (trx) => {
    // Under the lock no process publishes a release again, or rolls back to it, while its files go.
    await lockReleases(trx);
    for (const release of await deleteNeglected(trx)) await files.remove(release);
  });

/** Each machine removes what it holds of releases that are gone. */
export const sweepDisk = async ({ db, files }: Target): Promise<void> =>
  files.sweepDisk(await knownReleases(db));
