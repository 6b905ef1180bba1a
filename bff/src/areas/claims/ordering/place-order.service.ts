import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { wantedDayWithin } from '@gift-registry/bff-contract';
import { savepoint } from '../../../platform/database/transactions/savepoint.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { transact } from '../../../platform/database/transactions/transact.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { publishRegistryChanged } from '../../../subjects/registry-versions/registry-versions.repository.ts';
import { findSharedRegistry } from '../../../subjects/shared-registry/shared-registry.repository.ts';
import { networkHash } from '../../../subjects/unusual-giving/network-hash.ts';
import {
  admit,
  mayHold,
  MailboxNeeded,
  reportAsked,
  type CountedGift,
} from '../admission/admission.service.ts';
import {
  broughtByGuests,
  emailNeeded,
  manyUnpaidOrders,
  openMailThenOrder,
  tooManyAtOnce,
} from '../claim-errors.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { runOnce } from '../giving/run-once.ts';
import { sendCode } from '../mailbox-codes/send-code.service.ts';
import { insertOrder, type NewLine } from './insert-order.repository.ts';
import { findOrderableItems } from './orderable-items.repository.ts';
import { takeOrderLines, type Held, type OrderRequest } from './take-order-lines.ts';

/** A sweeper ends unpaid orders when their hold ends; without one, their units become free some minutes later. */
const MINUTES_AFTER_HOLD = 10;

const placed = z.object({ id: z.uuid(), number: z.string() });
type Placed = z.output<typeof placed>;

type Trx = Transaction<Database>;

/** The host may have changed the delivery since the guest's page was loaded. */
async function checkDelivery(trx: Trx, { registryId, form }: OrderRequest): Promise<void> {
  const { shipTo, wantedDay = null } = form;
  if (shipTo.kind !== 'host') return;
  const registry = await findSharedRegistry(trx, registryId);
  if (registry?.deliveryPreference === 'guest_delivery') throw broughtByGuests();
  const day = wantedDayWithin(registry ?? {}).safeParse(wantedDay);
  if (!day.success)
    throw new AppError('invalid-input', day.error.issues[0]?.message ?? '', { field: 'wantedDay' });
}

async function admitOrder(
  deps: ClaimsDependencies,
  trx: Trx,
  counted: CountedGift,
  onUnusual: (reason: MailboxNeeded['reason']) => void,
): Promise<void> {
  const takeBack = await savepoint(trx, 'admission');
  await admit(deps, trx, counted).catch(async (error: unknown) => {
    if (!(error instanceof MailboxNeeded)) throw error;
    onUnusual(error.reason);
    if (deps.newOrders().holdMinutes === null) throw error;
    await takeBack();
    if (!(await mayHold(deps, trx, counted.registryId))) throw manyUnpaidOrders();
  });
}

interface Recording extends Held {
  readonly networkHash: Buffer;
  readonly admitted: (trx: Trx, order: Placed, lines: readonly NewLine[]) => Promise<void>;
}

const record = (
  deps: ClaimsDependencies,
  request: OrderRequest,
  { admitted, ...taking }: Recording,
): Promise<Placed> =>
  transact(deps.givingDb, (trx) => {
    const { shareCode, registryId, guestId, form, key } = request;
    const itemIds = form.lines.map(({ itemId }) => itemId);
    return runOnce(trx, { guestId, scope: `order:${registryId}`, key }, form, placed, {
      begin: (pipe) => findOrderableItems(pipe, shareCode, itemIds),
      async finish(items) {
        await checkDelivery(trx, request);
        const lines = await takeOrderLines(trx, request, items, taking);
        const { guestName, guestEmail, message, shipTo, wantedDay = null } = form;
        const { id, number } = await insertOrder(
          trx,
          {
            ...{ registryId, guestId, guestName, guestEmail, message },
            wantedDay: shipTo.kind === 'host' ? wantedDay : null,
            payment: deps.newOrders().name,
            shipTo: shipTo.kind,
            address: shipTo.kind === 'guest' ? shipTo.address : null,
            payMinutes: taking.waitMinutes ?? deps.newOrders().holdMinutes,
          },
          lines,
        );
        const order = { id, number };
        await admitted(trx, order, lines);
        return {
          reply: order,
          last: (pipe) => [publishRegistryChanged(pipe, registryId)],
        };
      },
    });
  });

class NothingHeld extends Error {
  override readonly name = 'NothingHeld';
}

/**
 * An unusual order without a provider waits for the guest's mailbox, as an unusual gift does. When nothing can be held
 * for it, the link of our mail confirms the mailbox, and the guest orders again.
 */
async function placeWaiting(
  deps: ClaimsDependencies,
  request: OrderRequest,
  hash: Buffer,
  to: string,
): Promise<Placed> {
  const { registryId, guestId, shareCode } = request;
  const mail = { to, guestId, shareCode };
  try {
    return await record(deps, request, {
      payMinutes: null,
      waitMinutes: deps.giftLimits().waitingMinutes,
      networkHash: hash,
      async admitted(trx, _order, [first]) {
        if (!(await mayHold(deps, trx, registryId))) throw new NothingHeld();
        if (first) await sendCode(deps, trx, { ...mail, giftId: first.claimId });
      },
    });
  } catch (error) {
    if (!(error instanceof NothingHeld)) throw error;
    await transact(deps.db, (trx) => sendCode(deps, trx, { ...mail, giftId: randomUUID() }));
    deps.outbox.wake();
    throw openMailThenOrder();
  }
}

export async function placeOrder(deps: ClaimsDependencies, request: OrderRequest): Promise<Placed> {
  const { registryId, guestId, form } = request;
  const { holdMinutes } = deps.newOrders();
  const { browserUnitsPerHour } = deps.giftLimits();
  const quantity = form.lines.reduce((sum, line) => sum + line.quantity, 0);
  if (quantity > browserUnitsPerHour) throw tooManyAtOnce(browserUnitsPerHour);
  const hash = networkHash(deps.networkKey, request);
  const counted = { guestId, registryId, networkHash: hash, quantity };
  let unusual: MailboxNeeded['reason'] | undefined;
  try {
    return await record(deps, request, {
      payMinutes: holdMinutes === null ? null : holdMinutes + MINUTES_AFTER_HOLD,
      waitMinutes: null,
      networkHash: hash,
      async admitted(trx, { id }) {
        await admitOrder(deps, trx, counted, (reason) => (unusual = reason));
        if (form.guestEmail !== null) await deps.tellGiver(trx, id, 'placed');
      },
    });
  } catch (error) {
    if (!(error instanceof MailboxNeeded)) throw error;
    if (!form.guestEmail) throw emailNeeded(error.reason);
    return await placeWaiting(deps, request, hash, form.guestEmail);
  } finally {
    if (unusual) await reportAsked(deps, counted, unusual);
  }
}
