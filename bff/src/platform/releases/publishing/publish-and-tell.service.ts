import { transact } from '../../database/transactions/transact.ts';
import type { Build } from '../builds/build.ts';
import { ContractError } from '../publish-error.ts';
import { publishBuilds, type Publication } from './publish-builds.service.ts';
import type { PublishOptions, ToldTarget } from './release-target.ts';

/** A refused contract is news: the team that published may not be the one that has to build again. */
export async function publishAndTell(
  target: ToldTarget,
  build: Build,
  options: PublishOptions,
): Promise<Publication | undefined> {
  try {
    const [publication] = await publishBuilds(target, [build], options);
    return publication;
  } catch (error) {
    if (error instanceof ContractError) {
      const { project, version } = build;
      const news = { kind: 'refused', project, version, reason: error.message } as const;
      await transact(target.db, (trx) => target.tell(trx, news));
    }
    throw error;
  }
}
