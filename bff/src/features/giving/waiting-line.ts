import { giftMessages, type WaitState } from '@gift-registry/bff-contract';
import type { MailJob } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  type GuestMailer,
  findMailEvent,
  confirmMailbox,
  findMailbox,
  isConfirmedMailbox,
  recordMailbox,
} from '../mails/index.ts';
import { rememberLink } from './guests.repository.ts';
import { tellNextInLine, type LineMailer } from './release-claim.ts';
import {
  confirmPlaces,
  deleteOldPlaces,
  findHeldItem,
  findItemsToTell,
  findPlace,
  findWaitState,
  joinLine,
  leaveLine,
  leaveLineAsGuest,
  lockItemOfLine,
} from './waiting-line.repository.ts';

export interface LineDependencies extends LineMailer, Pick<AppDependencies, 'db'> {
  readonly guestMailer: GuestMailer;
}

const BATCH = 100;

interface Join {
  readonly shareCode: string;
  readonly itemId: string;
  readonly guestId: string;
  readonly email: string;
}

export const waitForGift = (deps: LineDependencies, join: Join): Promise<WaitState> =>
  transact(deps.db, async (trx) => {
    const { shareCode, itemId, guestId, email } = join;
    const item = await findHeldItem(trx, join);
    if (!item) throw new AppError('not-found', giftMessages.notOnList);
    if (item.left > 0) throw new AppError('conflict', 'This gift is free now: you can give it.');
    if (item.held === 0) throw new AppError('already-purchased', giftMessages.purchased);
    const confirmed = await isConfirmedMailbox(trx, { guestId, email });
    await rememberLink(trx, guestId, shareCode);
    const { id, state, confirmBy } = await joinLine(trx, { itemId, guestId, email, confirmed });
    if (confirmed) return state;
    await recordMailbox(trx, { guestId, email });
    const mail: MailJob = {
      template: 'waiting-confirmation',
      to: email,
      data: {
        link: deps.waitingLinks.place({ id, shareCode }),
        event: await findMailEvent(trx, item.registryId),
      },
    };
    await deps.guestMailer.send(trx, {
      to: email,
      registryId: item.registryId,
      full: mail,
      neutral: mail,
      usefulUntil: confirmBy,
    });
    return state;
  });

export async function getWaitState(
  { db }: Pick<LineDependencies, 'db'>,
  place: Omit<Join, 'email'>,
): Promise<WaitState> {
  const state = await findWaitState(db, place);
  if (!state) throw new AppError('not-found', giftMessages.notOnList);
  return state;
}

const leave = (
  deps: LineDependencies,
  remove: (trx: Db) => Promise<{ readonly itemId: string | null } | undefined>,
): Promise<void> =>
  transact(deps.db, async (trx) => {
    const left = await remove(trx);
    if (!left?.itemId) return;
    await lockItemOfLine(trx, left.itemId);
    await tellNextInLine(deps, trx, left.itemId);
  });

export async function stopWaiting(
  deps: LineDependencies,
  place: Omit<Join, 'email'>,
): Promise<void> {
  await getWaitState(deps, place);
  await leave(deps, (trx) => leaveLineAsGuest(trx, place));
}

interface MailedPlaceLink {
  readonly shareCode: string;
  readonly token: string;
}

const idOf = ({ waitingLinks }: LineDependencies, token: string): string => {
  const id = waitingLinks.verify(token);
  if (id === null)
    throw new AppError(
      'not-found',
      'This link is incomplete. Please open it from your email again.',
    );
  return id;
};

export async function getMailedPlace(
  deps: LineDependencies,
  { shareCode, token }: MailedPlaceLink,
): Promise<{ readonly state: WaitState; readonly itemId: string | null }> {
  const place = await findPlace(deps.db, { id: idOf(deps, token), shareCode });
  return place ? { state: place.state, itemId: place.itemId } : { state: 'left', itemId: null };
}

export async function answerMailedPlace(
  deps: LineDependencies,
  { shareCode, token, answer }: MailedPlaceLink & { readonly answer: 'confirm' | 'leave' },
): Promise<void> {
  const id = idOf(deps, token);
  const place = await findPlace(deps.db, { id, shareCode });
  if (!place) return;
  if (answer === 'leave') return leave(deps, (trx) => leaveLine(trx, id));
  await transact(deps.db, async (trx) => {
    const mailbox = await findMailbox(trx, place);
    if (mailbox) await confirmMailbox(trx, mailbox.id);
    await confirmPlaces(trx, place);
    await lockItemOfLine(trx, place.itemId);
    await tellNextInLine(deps, trx, place.itemId);
  });
}

export async function sweepLines(deps: LineDependencies): Promise<boolean> {
  let told = 0;
  for (const itemId of await findItemsToTell(deps.db, BATCH))
    told += await transact(deps.db, async (trx) => {
      await lockItemOfLine(trx, itemId);
      return tellNextInLine(deps, trx, itemId);
    });
  const placesAreLeft = await deleteOldPlaces(deps.db);
  deps.outbox.wake();
  return told > 0 || placesAreLeft;
}
