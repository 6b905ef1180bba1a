import { plural } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  createGuestMailer,
  type GuestMailer,
  findMailEvent,
  namesInMail,
  noNames,
} from '../mails/index.ts';
import { shareLink } from '../sharing/index.ts';
import {
  findTakenItem,
  settleRemovedGifts,
  takeGiftsOfDeleted,
  type RemovedGift,
} from './taken-gifts.repository.ts';

interface Removal {
  readonly quantity: number;
  readonly confirmed: boolean;
}

const piecesOf = (taken: number): string =>
  plural(
    taken,
    'A guest has already taken this gift.',
    'Guests have already taken # of this gift.',
  );

/** A surprise asks for every item alike, so that the question tells nothing. The caller has locked the item. */
export async function requireConfirmation(
  trx: Db,
  itemId: string,
  { quantity, confirmed }: Removal,
): Promise<void> {
  if (confirmed) return;
  const item = await findTakenItem(trx, itemId);
  if (!item || quantity >= item.requested) return;
  if (item.hidden)
    throw new AppError(
      'needs-confirmation',
      'Your gifts are a surprise. If a guest has already taken this gift, they are told by email that it left the list.',
      { field: 'quantityRequested' },
    );
  if (quantity < item.taken)
    throw new AppError(
      'needs-confirmation',
      `${piecesOf(item.taken)} If you go on, givers with an email address are told that it left the list.`,
      { field: 'quantityRequested' },
    );
}

type Dependencies = Pick<AppDependencies, 'db' | 'outbox' | 'config'>;

const BATCH = 100;

async function tell(
  { config }: Pick<Dependencies, 'config'>,
  mailer: GuestMailer,
  trx: Db,
  isListDeleted: boolean,
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
        isListDeleted,
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
        isListDeleted,
        registryLink,
        event: await findMailEvent(trx, registryId),
      },
    },
  });
}

/**
 * Tells givers that a host removed their gift, made it smaller or deleted the list, some minutes after the host did, without
 * telling hosts. Gifts of a deleted list stay open, as its host may restore it.
 */
export async function tellGiversOfRemovals(deps: Dependencies): Promise<boolean> {
  const mailer = createGuestMailer(deps);
  const told = await transact(deps.db, async (trx) => {
    const removed = await settleRemovedGifts(trx, BATCH);
    for (const gift of removed) await tell(deps, mailer, trx, false, gift);
    const waiting = await takeGiftsOfDeleted(trx, BATCH);
    for (const gift of waiting) await tell(deps, mailer, trx, true, gift);
    return removed.length + waiting.length;
  });
  deps.outbox.wake();
  return told > 0;
}
