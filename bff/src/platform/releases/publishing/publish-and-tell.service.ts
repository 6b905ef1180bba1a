import { transact } from '../../database/transactions/transact.ts';
import type { Build } from '../builds/build.ts';
import { ContractError } from '../publish-error.ts';
import { publishBuilds, type Publication } from './publish-builds.service.ts';
import type { PublishOptions, ToldTarget } from './release-target.ts';

interface Refusal {
  readonly project: string;
  /** Null when the sources were refused before they were built. */
  readonly version: string | null;
  readonly reason: string;
  /** The areas whose teams hear of it. */
  readonly areas?: readonly string[];
}

export const tellRefused = (
  { db, tell }: Pick<ToldTarget, 'db' | 'tell'>,
  { project, version, reason, areas = [] }: Refusal,
): Promise<void> =>
  transact(db, async (trx) => {
    for (const told of new Set([project, ...areas]))
      await tell(trx, { kind: 'refused', project: told, version, reason });
  });

/** The team that published may not be the one that has to build again: both hear of contracts that do not fit. */
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
      const reason = `${project} ${version} was not published. ${error.message}`;
      await tellRefused(target, { project, version, reason, areas: [error.area] });
    }
    throw error;
  }
}
