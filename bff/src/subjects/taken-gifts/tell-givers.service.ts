import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { createGuestMailer, type GuestMailer } from '../guest-mails/guest-mailer.ts';
import { findMailEvent } from '../guest-mails/mail-event.ts';
import { namesInMail, noNames } from '../guest-mails/names-in-mail.ts';
import { shareLink } from '../share-gate/share-link.ts';
import { settleRemovedGifts, type RemovedGift } from './removed-gifts.repository.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'outbox' | 'config'>;

const BATCH = 100;

async function tell(
  { config }: Pick<Dependencies, 'config'>,
  mailer: GuestMailer,
  trx: Db,
  { guestEmail: to, registryId, ...gift }: RemovedGift,
): Promise<void> {
  if (to === null) return;
  const { state, shareCode } = gift;
  const registryLink = shareCode === null ? null : shareLink(config.publicBaseUrl, shareCode);
  await mailer.send(trx, {
    to,
    registryId,
    full: {
      template: 'gift-removed',
      to,
      data: {
        ...namesInMail(gift),
        state,
        amount: gift.amount,
        registryLink,
      },
    },
    neutral: {
      template: 'gift-removed',
      to,
      data: {
        ...noNames,
        state,
        amount: null,
        registryLink,
        event: await findMailEvent(trx, registryId),
      },
    },
  });
}

/** Tells givers that a host removed their gift or made it smaller, some minutes after the host did, without telling hosts. */
export async function tellGiversOfRemovals(deps: Dependencies): Promise<boolean> {
  const mailer = createGuestMailer(deps);
  const told = await transact(deps.db, async (trx) => {
    const gifts = await settleRemovedGifts(trx, BATCH);
    for (const gift of gifts) await tell(deps, mailer, trx, gift);
    return gifts.length;
  });
  deps.outbox.wake();
  return told > 0;
}
