import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import { mapStack } from '../../platform/releases/stacks/map-stack.ts';
import type { TellTeam } from '../../platform/releases/team/tell-team.ts';
import { commonestFailure, markTold, untoldFailing } from './browser-reports.repository.ts';

interface Options extends Pick<AppDependencies, 'db' | 'outbox'> {
  readonly files: ReleaseFiles;
  readonly tell: TellTeam;
}

/** Tells the team once for each release. Anybody can make up reports, so they never withdraw one. */
export async function tellFailing({ db, files, outbox, tell }: Options): Promise<void> {
  for (const { project, version, ...figures } of await untoldFailing(db)) {
    const found = await commonestFailure(db, { project, version });
    if (!found) continue;
    const { message: error, stack, ...place } = found;
    const mapped = stack ? await mapStack(files, stack) : null;
    await transact(db, async (trx) => {
      if (!(await markTold(trx, { project, version }))) return;
      await tell(trx, {
        kind: 'failing',
        ...{ project, version, ...figures, page: place.page, part: place.part },
        ...{ error, stack: mapped },
      });
    });
    outbox.wake();
  }
}
