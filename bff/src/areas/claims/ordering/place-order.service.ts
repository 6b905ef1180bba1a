import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { wantedDayWithin, type orderForm } from '@gift-registry/bff-contract';
import type { Database } from '../../../platform/database/tables.ts';
import { isOutOfStock, transact } from '../../../platform/database/transact.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { publishRegistryChanged } from '../../../subjects/registry-versions/registry-versions.repository.ts';
import { findUnits } from '../../../subjects/gifts/units.repository.ts';
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
  giftNotFound,
  manyUnpaidOrders,
  notEnoughLeft,
  notInCatalogue,
  openMailThenOrder,
  outOfStock,
  tooManyAtOnce,
  withoutPrice,
} from '../claim-errors.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { insertOrigin } from '../giving/gift-origin.repository.ts';
import { runOnce } from '../giving/run-once.ts';
import { takeClaim } from '../giving/take-claim.repository.ts';
import { sendCode } from '../mailbox-codes/send-code.ts';
import { releaseExpiredHolds } from '../holds/holds.service.ts';
import { insertOrder, type NewLine } from './insert-order.repository.ts';
import { findOrderableItems, type OrderableItem } from './orderable-items.repository.ts';

/** A sweeper ends unpaid orders when their hold ends; without one, their units become free some minutes later. */
const MINUTES_AFTER_HOLD = 10;

export interface OrderRequest {
  readonly shareCode: string;
  readonly registryId: string;
  /** The `idempotency-key` header. */
  readonly key: string;
  readonly form: z.output<typeof orderForm>;
  readonly guestId: string;
  /** The client's network, for the limits of giving. */
  readonly network: string;
}

const placed = z.object({ id: z.uuid(), number: z.string() });
type Placed = z.output<typeof placed>;

interface WantedLine {
  readonly item: OrderableItem;
  readonly quantity: number;
}

function wantedLines({ form }: OrderRequest, items: readonly OrderableItem[]): WantedLine[] {
  const quantities = new Map(form.lines.map(({ itemId, quantity }) => [itemId, quantity]));
  if (items.length < quantities.size) throw giftNotFound();
  return items.map((item) => {
    if (!item.isInternal) throw notInCatalogue(item.name);
    if (!item.unitPaise) throw withoutPrice(item.name);
    return { item, quantity: quantities.get(item.id) ?? 1 };
  });
}

type Trx = Transaction<Database>;

/** Minutes for which the units are held; null when they are given at once. */
interface Held {
  /** While the guest pays. */
  readonly payMinutes: number | null;
  /** Until the guest confirms the mailbox. */
  readonly waitMinutes: number | null;
}

async function takeLine(
  trx: Trx,
  { shareCode, guestId, form }: OrderRequest,
  { item, quantity }: WantedLine,
  held: Held,
): Promise<NewLine> {
  const { guestName, guestEmail, message } = form;
  const claim = {
    ...{ shareCode, itemId: item.id, guestId, quantity, guestName, guestEmail, message },
    ...{ ...held, id: null, onceFor: null },
  };
  const take = () =>
    takeClaim(trx, claim).catch((error: unknown) => {
      if (isOutOfStock(error)) throw outOfStock(item.name);
      throw error;
    });
  const taken =
    (await take()) ?? ((await releaseExpiredHolds(trx, item.id)) ? await take() : undefined);
  if (taken) return { ...item, claimId: taken.giftId, quantity };
  const units = await findUnits(trx, { shareCode, itemId: item.id });
  throw units ? notEnoughLeft(units) : giftNotFound();
}

/** Counts the units of an order. An unusual one is held only while few others are: its payment proves it to be honest. */
async function admitOrder(deps: ClaimsDependencies, trx: Trx, counted: CountedGift): Promise<void> {
  await sql`savepoint admission`.execute(trx);
  await admit(deps, trx, counted).catch(async (error: unknown) => {
    if (!(error instanceof MailboxNeeded) || deps.payments.holdMinutes === null) throw error;
    await sql`rollback to savepoint admission`.execute(trx);
    if (!(await mayHold(deps, trx, counted.registryId))) throw manyUnpaidOrders();
  });
}

/** The host may have changed the delivery since the guest's page was loaded. */
async function checkDelivery(trx: Trx, { shareCode, form }: OrderRequest): Promise<void> {
  const { shipTo, wantedDay = null } = form;
  if (shipTo.kind !== 'host') return;
  const registry = await findSharedRegistry(trx, shareCode);
  if (registry?.deliveryPreference === 'guest_delivery') throw broughtByGuests();
  const day = wantedDayWithin(registry ?? {}).safeParse(wantedDay);
  if (!day.success)
    throw new AppError('invalid-input', day.error.issues[0]?.message ?? '', { field: 'wantedDay' });
}

const unitsOf = ({ form }: OrderRequest): number =>
  form.lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Takes the lines and records their order, once per idempotency key. */
const record = (
  deps: ClaimsDependencies,
  request: OrderRequest,
  hash: Buffer,
  held: Held,
  admitted: (trx: Trx, order: Placed, lines: readonly NewLine[]) => Promise<void>,
): Promise<Placed> =>
  transact(deps.givingDb, (trx) => {
    const { shareCode, registryId, guestId, form, key } = request;
    return runOnce(trx, { guestId, scope: `order:${registryId}`, key }, form, placed, {
      begin: () => Promise.resolve(),
      async finish() {
        await checkDelivery(trx, request);
        const itemIds = form.lines.map(({ itemId }) => itemId);
        const wanted = wantedLines(request, await findOrderableItems(trx, shareCode, itemIds));
        const lines: NewLine[] = [];
        for (const line of wanted) lines.push(await takeLine(trx, request, line, held));
        for (const { claimId } of lines)
          await insertOrigin(trx, guestId, shareCode, claimId, registryId, hash);
        const { guestName, guestEmail, message, shipTo, wantedDay = null } = form;
        const { id, number } = await insertOrder(
          trx,
          {
            ...{ registryId, guestId, guestName, guestEmail, message },
            wantedDay: shipTo.kind === 'host' ? wantedDay : null,
            payment: deps.payments.name,
            shipTo: shipTo.kind,
            address: shipTo.kind === 'guest' ? shipTo.address : null,
            payMinutes: held.waitMinutes ?? deps.payments.holdMinutes,
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

/** Too much waits already, so an unusual order holds nothing: its transaction rolls back. */
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
  const held = { payMinutes: null, waitMinutes: deps.giftLimits.waitingMinutes };
  try {
    return await record(deps, request, hash, held, async (trx, _order, [first]) => {
      if (!(await mayHold(deps, trx, registryId))) throw new NothingHeld();
      if (first) await sendCode(deps, trx, { ...mail, giftId: first.claimId });
    });
  } catch (error) {
    if (!(error instanceof NothingHeld)) throw error;
    await transact(deps.db, (trx) => sendCode(deps, trx, { ...mail, giftId: randomUUID() }));
    deps.outbox.wake();
    throw openMailThenOrder();
  }
}

/**
 * Takes the units of all gifts of an order, or of none. With a provider they are held while the guest pays; else they are
 * given, and the team books the money.
 */
export async function placeOrder(deps: ClaimsDependencies, request: OrderRequest): Promise<Placed> {
  const { registryId, guestId, form } = request;
  const { holdMinutes } = deps.payments;
  const { browserUnitsPerHour } = deps.giftLimits;
  const quantity = unitsOf(request);
  if (quantity > browserUnitsPerHour) throw tooManyAtOnce(browserUnitsPerHour);
  const hash = networkHash(deps.networkKey, request);
  const counted = { guestId, registryId, networkHash: hash, quantity };
  const payMinutes = holdMinutes === null ? null : holdMinutes + MINUTES_AFTER_HOLD;
  try {
    return await record(
      deps,
      request,
      hash,
      { payMinutes, waitMinutes: null },
      async (trx, order) => {
        await admitOrder(deps, trx, counted);
        await deps.tellGiver(trx, order.id, 'placed');
      },
    );
  } catch (error) {
    if (!(error instanceof MailboxNeeded)) throw error;
    await reportAsked(deps, counted, error.reason);
    if (!form.guestEmail) throw emailNeeded(error.reason);
    return placeWaiting(deps, request, hash, form.guestEmail);
  }
}
