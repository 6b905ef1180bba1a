import { transact } from '../../platform/database/transactions/transact.ts';
import {
  markTold,
  untoldFailures,
  type FailingRenderings,
} from '../../platform/releases/renderings/renderings.repository.ts';
import { adminAddresses, watchedReleases } from './browser-reports.repository.ts';
import { proofOfServer, type WatchOptions } from './live-suspects.service.ts';
import { takeBack } from './take-back.ts';

/** True when the release is taken back: nobody can forge a failure of the server's own rendering. */
async function isTakenBack(options: WatchOptions, failing: FailingRenderings): Promise<boolean> {
  const { project, version, page, error, rendered, late, thrown, killed } = failing;
  const watched = await watchedReleases(options.db);
  const release = watched.find((each) => each.project === project && each.version === version);
  if (!release || page === null) return false;
  const { before } = release;
  const failed = thrown + killed;
  const suspicion = { project, version, before, page, views: rendered + late + failed, failed };
  const deployment = await options.live();
  const evidence = await proofOfServer(options, deployment, suspicion, [page]);
  if (!evidence) return false;
  const known = { page, error };
  return takeBack(options, suspicion, { because: 'rendering', evidence: { evidence }, known });
}

/** Renderings that fail withdraw their release when the version before renders the page, and are told to the team in any case. */
export async function tellFailingRenderings(options: WatchOptions): Promise<void> {
  const { db, outbox, tell } = options;
  for (const failing of await untoldFailures(db)) {
    const isWithdrawn = await isTakenBack(options, failing);
    await transact(db, async (trx) => {
      if (!(await markTold(trx, failing)) || isWithdrawn) return;
      const { project, version, page, error, isOff } = failing;
      const kind = isOff ? 'rendering-off' : 'rendering-failing';
      await tell(trx, { kind, project, version, page, error }, await adminAddresses(trx));
    });
    outbox.wake();
  }
}
