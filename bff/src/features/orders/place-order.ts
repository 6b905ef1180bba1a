import type { Transaction } from 'kysely';
import { z } from 'zod';
import { hostOrderFields, type GuestOrder, type orderForm } from '@gift-registry/bff-contract';
import type { Database } from '../../platform/database/tables.ts';
import { isOutOfStock, transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  broughtByGuests,
  giftNotFound,
  noPickUp,
  notInCatalogue,
  outOfStock,
  withoutPrice,
  type ClaimsDependencies,
  earlierReply,
  saveReply,
  recordOrigin,
  type Giver,
  takeClaim,
  whyNotTaken,
} from '../giving/index.ts';
import { findSharedRegistry } from '../sharing/index.ts';
import { openPayment, showOrder } from './guest-order.ts';
import {
  insertOrder,
  type NewLine,
  findOrderableItems,
  type OrderableItem,
} from './insert-order.repository.ts';
import type { OrderDependencies } from './order-dependencies.ts';

/** A sweeper ends unpaid orders when their hold ends; without one, their units become free some minutes later. */
const MINUTES_AFTER_HOLD = 10;

export interface OrderRequest extends Giver {
  readonly key: string;
  readonly form: z.output<typeof orderForm>;
}

interface StartedOrder {
  readonly order: GuestOrder;
  /** Null when the guest pays later. */
  readonly paymentUrl: string | null;
}

const placed = z.object({ id: z.uuid(), number: z.string() });
type Placed = z.output<typeof placed>;

type Trx = Transaction<Database>;

/** Places an order and opens its payment. */
export async function startOrder(
  deps: ClaimsDependencies,
  orders: OrderDependencies,
  request: OrderRequest,
): Promise<StartedOrder> {
  const { number } = await placeOrder(deps, orders, request);
  const order = await showOrder(orders, number);
  if (!order) throw new Error('The placed order is missing.');
  return { order, paymentUrl: await openPayment(orders, order) };
}

/**
 * Orders gifts of the catalogue, all or none. With a provider they are held until they are paid; else they are given.
 *
 * @throws AppError that names the gift which can't be ordered, or the field that no longer suits the host.
 */
export const placeOrder = (
  deps: ClaimsDependencies,
  { config, tell }: Pick<OrderDependencies, 'config' | 'tell'>,
  request: OrderRequest,
): Promise<Placed> =>
  transact(deps.givingDb, async (trx) => {
    const { registryId, guestId, form } = request;
    const { name: payment, holdMinutes } = deps.newOrders();
    const key = { guestId, scope: `order:${registryId}`, key: request.key };
    const earlier = await earlierReply(trx, key, form, placed);
    if (earlier) return earlier;

    await checkDelivery(trx, request, config.pickUp !== null);
    const lines = await takeLines(trx, request, holdMinutes);
    const { id, number } = await insertOrder(
      trx,
      { registryId, guestId, form, payment, payMinutes: holdMinutes },
      lines,
    );
    const gifts = lines.map(({ claimId, quantity }) => ({ id: claimId, quantity }));
    await recordOrigin(deps, trx, request, gifts, { paysNow: holdMinutes !== null });
    if (form.guestEmail !== null) await tell(trx, id, 'placed');
    return saveReply(trx, key, registryId, { id, number });
  });

/** The host or the team may have changed the delivery since the guest's page was loaded. */
async function checkDelivery(
  trx: Trx,
  { registryId, form }: OrderRequest,
  hasPickUp: boolean,
): Promise<void> {
  const { shipTo } = form;
  if (shipTo.kind === 'pick-up' && !hasPickUp) throw noPickUp();
  if (shipTo.kind !== 'host') return;
  const registry = await findSharedRegistry(trx, registryId);
  if (registry?.deliveryPreference === 'guest_delivery') throw broughtByGuests();
  const [issue] = hostOrderFields(registry ?? {}).safeParse(form).error?.issues ?? [];
  if (issue) throw new AppError('invalid-input', issue.message, { field: String(issue.path[0]) });
}

/** Takes the units in the order of the items' ids, so that two orders of the same gifts never wait for each other. */
async function takeLines(
  trx: Trx,
  request: OrderRequest,
  holdMinutes: number | null,
): Promise<NewLine[]> {
  const { shareCode, form } = request;
  const quantities = new Map(form.lines.map(({ itemId, quantity }) => [itemId, quantity]));
  const items = await findOrderableItems(trx, shareCode, [...quantities.keys()]);
  if (items.length < quantities.size) throw giftNotFound();
  const payMinutes = holdMinutes === null ? null : holdMinutes + MINUTES_AFTER_HOLD;
  const lines: NewLine[] = [];
  for (const item of items) {
    if (!item.isInternal) throw notInCatalogue(item.name);
    if (!item.unitPaise) throw withoutPrice(item.name);
    const quantity = quantities.get(item.id) ?? 1;
    const claimId = await takeLine(trx, request, item, { quantity, payMinutes });
    lines.push({ ...item, claimId, quantity });
  }
  return lines;
}

async function takeLine(
  trx: Trx,
  { shareCode, guestId, form }: OrderRequest,
  item: OrderableItem,
  units: { readonly quantity: number; readonly payMinutes: number | null },
): Promise<string> {
  const { guestName, guestEmail, message } = form;
  const guest = { guestId, guestName, guestEmail, message };
  const claim = { shareCode, itemId: item.id, ...guest, ...units };
  const taken = await takeClaim(trx, claim).catch((error: unknown) => {
    throw isOutOfStock(error) ? outOfStock(item.name) : error;
  });
  if (!taken) throw await whyNotTaken(trx, claim);
  return taken.giftId;
}
