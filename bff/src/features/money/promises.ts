import type { MailData } from '@gift-registry/workers-contract';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { linkOrigin } from '../../platform/routing/origins.ts';
import {
  type ClaimsDependencies,
  endOverduePromises,
  endPromise,
  findEndedWithoutItem,
  lockEndedItems,
  type EndingPromise,
  tellNextInLine,
} from '../giving/index.ts';
import { findMailEvent, namesInMail, noNames, recordMailbox } from '../mails/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { shareLink } from '../sharing/index.ts';
import {
  type DuePayment,
  type EndedPromise,
  takeDuePayments,
  takeEndedPromises,
} from './promises.repository.ts';

type Mailer = Pick<ClaimsDependencies, 'guestMailer' | 'giftsLinks' | 'origins'>;

type Names = Pick<DuePayment, 'guestName' | 'productName' | 'registryName' | 'amount'>;

const named = (names: Names) => ({ ...namesInMail(names), amount: names.amount });

const unnamed = ({ amount }: Names) => ({ ...noNames, amount });

async function remindOfPayment(
  { guestMailer, giftsLinks }: Mailer,
  trx: Db,
  { id: giftId, guestEmail: to, guestId, shareCode, payBy, registryId, ...promise }: DuePayment,
): Promise<void> {
  const mailbox = await recordMailbox(trx, { guestId, email: to });
  const dates = {
    payBy,
    giftsLink: giftsLinks.create({ giftId, shareCode, mailboxId: mailbox.id }),
  };
  const event = await findMailEvent(trx, registryId);
  await guestMailer.send(trx, {
    ...{ to, registryId, about: giftId, usefulUntil: payBy },
    full: { template: 'promise-reminder', to, data: { ...named(promise), ...dates } },
    neutral: { template: 'promise-reminder', to, data: { ...unnamed(promise), ...dates, event } },
  });
}

async function tellOfEnd(
  { guestMailer, origins }: Mailer,
  trx: Db,
  { guestEmail: to, shareCode, endedBy, registryId, ...promise }: EndedPromise,
): Promise<void> {
  if (to === null) return;
  const registryLink = shareCode === null ? null : shareLink(linkOrigin(origins), shareCode);
  const end: Pick<MailData<'promise-ended'>, 'endedBy' | 'registryLink'> = {
    endedBy,
    registryLink,
  };
  const event = await findMailEvent(trx, registryId);
  await guestMailer.send(trx, {
    ...{ to, registryId },
    full: { template: 'promise-ended', to, data: { ...named(promise), ...end } },
    neutral: { template: 'promise-ended', to, data: { ...unnamed(promise), ...end, event } },
  });
}

const BATCH = 100;

/** Gifts don't wait for this: whoever needs what an overdue promise holds frees it in the same transaction. */
export async function sweepOverduePromises(
  deps: Pick<ClaimsDependencies, 'db' | 'outbox' | 'waitingLinks'>,
): Promise<boolean> {
  const ended = await transact(deps.db, async (trx) => {
    const itemIds = await lockEndedItems(trx, BATCH);
    const promises: EndingPromise[] = await endOverduePromises(trx, itemIds);
    for (const promise of await findEndedWithoutItem(trx, BATCH))
      if (await endPromise(trx, promise, 'time')) promises.push(promise);
    for (const itemId of new Set(promises.flatMap((promise) => promise.itemId ?? [])))
      await tellNextInLine(deps, trx, itemId);
    const registryIds = new Set(promises.flatMap(({ registryId }) => registryId ?? []));
    for (const registryId of [...registryIds].sort()) await publishRegistryChanged(trx, registryId);
    return promises.length;
  });
  deps.outbox.wake();
  return ended > 0;
}

type MailDependencies = Pick<
  ClaimsDependencies,
  'db' | 'outbox' | 'guestMailer' | 'giftsLinks' | 'origins'
>;

export async function remindOfPayments(deps: MailDependencies): Promise<boolean> {
  const reminded = await transact(deps.db, async (trx) => {
    const due = await takeDuePayments(trx, BATCH);
    for (const payment of due) await remindOfPayment(deps, trx, payment);
    return due.length;
  });
  deps.outbox.wake();
  return reminded === BATCH;
}

export async function tellOfEndedPromises(deps: MailDependencies): Promise<boolean> {
  const told = await transact(deps.db, async (trx) => {
    const ended = await takeEndedPromises(trx, BATCH);
    for (const promise of ended) await tellOfEnd(deps, trx, promise);
    return ended.length;
  });
  deps.outbox.wake();
  return told === BATCH;
}
