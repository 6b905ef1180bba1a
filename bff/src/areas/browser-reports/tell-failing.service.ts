import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { mapStack } from '../../platform/releases/map-stack.ts';
import type { ReleaseFiles } from '../../platform/releases/release-files.ts';
import type { MailFor, TellTeam } from '../../platform/releases/tell-team.ts';
import { commonestFailure, markTold, untoldFailing } from './browser-reports.repository.ts';

interface Options extends Pick<AppDependencies, 'db' | 'outbox'> {
  readonly files: ReleaseFiles;
  readonly tell: TellTeam;
}

/** Tells the team once for each release. Anybody can make up reports, so they never withdraw one. */
export async function tellFailing({ db, files, outbox, tell }: Options): Promise<void> {
  for (const failing of await untoldFailing(db)) {
    const found = await commonestFailure(db, failing);
    if (!found) continue;
    const { message: error, part } = found;
    const page = part ? `${found.page}, in ${part}` : found.page;
    const stack = found.stack && (await mapStack(files, found.stack));
    await transact(db, async (trx) => {
      if (!(await markTold(trx, failing))) return;
      const mailFor: MailFor = ({ to, releasesLink }) => ({
        template: 'release-alarm',
        to,
        data: { ...failing, page, error, stack, releasesLink },
      });
      await tell(trx, failing.project, mailFor, { concernsAdmins: true });
    });
    outbox.wake();
  }
}
