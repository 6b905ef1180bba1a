import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { mapStack } from './map-stack.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { MailFor, TellTeam } from './tell-team.ts';
import { markTold, untoldFailing } from './browser-reports.repository.ts';

interface Options extends Pick<AppDependencies, 'db' | 'outbox'> {
  readonly files: ReleaseFiles;
  readonly tell: TellTeam;
}

/** Tells the team once for each release. Anybody can make up reports, so they never withdraw one. */
export async function tellFailing({ db, files, outbox, tell }: Options): Promise<void> {
  for (const { part, ...failing } of await untoldFailing(db)) {
    const page = part ? `${failing.page}, in ${part}` : failing.page;
    const stack = failing.stack && (await mapStack(files, failing.stack));
    await transact(db, async (trx) => {
      if (!(await markTold(trx, failing))) return;
      const mailFor: MailFor = ({ to, releasesLink }) => ({
        template: 'release-alarm',
        to,
        data: { ...failing, page, stack, releasesLink },
      });
      await tell(trx, failing.project, mailFor, { concernsAdmins: true });
    });
    outbox.wake();
  }
}
