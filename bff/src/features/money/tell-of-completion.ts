import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import {
  createGuestMailer,
  type GuestMailer,
  findMailEvent,
  namesInMail,
  noNames,
} from '../mails/index.ts';
import { shareLink } from '../sharing/index.ts';
import { takeCompleteGivers, type CompleteGiver } from './promises.repository.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'outbox' | 'config'>;

const BATCH = 20;

async function tell(
  { config }: Pick<Dependencies, 'config'>,
  mailer: GuestMailer,
  trx: Db,
  { guestEmail: to, registryId, shareCode, givers, ...names }: CompleteGiver,
): Promise<void> {
  const registryLink = shareCode === null ? null : shareLink(config.publicBaseUrl, shareCode);
  const template = 'group-gift-complete';
  await mailer.send(trx, {
    to,
    registryId,
    full: {
      template,
      to,
      data: {
        ...namesInMail(names),
        givers,
        registryLink,
      },
    },
    neutral: {
      template,
      to,
      data: {
        ...noNames,
        givers,
        registryLink,
        event: await findMailEvent(trx, registryId),
      },
    },
  });
}

export async function tellOfCompletion(deps: Dependencies): Promise<boolean> {
  const mailer = createGuestMailer(deps);
  const told = await transact(deps.db, async (trx) => {
    const givers = await takeCompleteGivers(trx, BATCH);
    for (const giver of givers) await tell(deps, mailer, trx, giver);
    return givers.length;
  });
  deps.outbox.wake();
  return told > 0;
}
