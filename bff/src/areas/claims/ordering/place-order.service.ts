import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { orderForm } from '@gift-registry/bff-contract';
import type { Database } from '../../../platform/database/tables.ts';
import { isOutOfStock, transact } from '../../../platform/database/transact.ts';
import { publishRegistryChanged } from '../../../subjects/registry-versions/registry-versions.repository.ts';
import { findUnits } from '../../../subjects/gifts/units.repository.ts';
import type { TellGiver } from '../../../subjects/orders/order-mailer.ts';
import { networkHash } from '../../../subjects/unusual-giving/network-hash.ts';
import {
  admit,
  mayHold,
  MailboxNeeded,
  reportAsked,
  type CountedGift,
} from '../admission/admission.service.ts';
import {
  emailNeeded,
  giftNotFound,
  manyUnpaidOrders,
  notEnoughLeft,
  notInCatalogue,
  outOfStock,
  withoutPrice,
} from '../claim-errors.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { insertOrigin } from '../giving/gift-origin.repository.ts';
import { runOnce } from '../giving/run-once.ts';
import { takeClaim } from '../giving/take-claim.repository.ts';
import { releaseExpiredHolds } from '../holds/holds.service.ts';
import { insertOrder, type NewLine } from './insert-order.repository.ts';
import { findOrderableItems, type OrderableItem } from './orderable-items.repository.ts';
import { refuseDay } from './refuse-day.ts';

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

async function takeLine(
  trx: Trx,
  { shareCode, guestId, form }: OrderRequest,
  { item, quantity }: WantedLine,
  payMinutes: number | null,
): Promise<NewLine> {
  const { guestName, guestEmail, message } = form;
  const claim = {
    ...{ shareCode, itemId: item.id, guestId, quantity, guestName, guestEmail, message },
    ...{ waitMinutes: null, payMinutes, id: null, onceFor: null },
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

/** Why an order is unusual, when it is. */
interface Admission {
  asked?: MailboxNeeded['reason'];
}

/** Counts the units of an order. An unusual one is held only while few others are: its payment proves it to be honest. */
async function admitOrder(
  deps: ClaimsDependencies,
  trx: Trx,
  counted: CountedGift,
  admission: Admission,
): Promise<void> {
  await sql`savepoint admission`.execute(trx);
  await admit(deps, trx, counted).catch(async (error: unknown) => {
    if (!(error instanceof MailboxNeeded)) throw error;
    await sql`rollback to savepoint admission`.execute(trx);
    admission.asked = error.reason;
    if (deps.payments.holdMinutes === null) throw emailNeeded(error.reason);
    if (!(await mayHold(deps, trx, counted.registryId))) throw manyUnpaidOrders();
  });
}

async function recordOrder(
  deps: ClaimsDependencies,
  trx: Trx,
  request: OrderRequest,
  counted: CountedGift,
  admission: Admission,
): Promise<Placed> {
  const { shareCode, registryId, guestId, form } = request;
  const { holdMinutes, name: payment } = deps.payments;
  const { guestName, guestEmail, message, shipTo, wantedDay = null } = form;
  await refuseDay(trx, { registryId, wantedDay, isForHost: shipTo.kind === 'host' });
  const itemIds = form.lines.map(({ itemId }) => itemId);
  const wanted = wantedLines(request, await findOrderableItems(trx, shareCode, itemIds));
  const payMinutes = holdMinutes === null ? null : holdMinutes + MINUTES_AFTER_HOLD;
  const lines: NewLine[] = [];
  for (const line of wanted) lines.push(await takeLine(trx, request, line, payMinutes));
  for (const { claimId } of lines)
    await insertOrigin(trx, guestId, shareCode, claimId, registryId, counted.networkHash);
  await admitOrder(deps, trx, counted, admission);
  const order = {
    ...{ registryId, guestId, guestName, guestEmail, message, payment, wantedDay },
    shipTo: shipTo.kind,
    address: shipTo.kind === 'guest' ? shipTo.address : null,
    payMinutes: holdMinutes,
  };
  return insertOrder(trx, order, lines);
}

/**
 * Takes the units of all gifts of an order, or of none, once per idempotency key. With a provider they are held while the
 * guest pays; else they are given, and the team books the money. The hosts are told of an unusual one, also when it is refused.
 */
export async function placeOrder(
  deps: ClaimsDependencies,
  tell: TellGiver,
  request: OrderRequest,
): Promise<Placed> {
  const { registryId, guestId, form, key } = request;
  const counted = {
    ...{ guestId, registryId },
    networkHash: networkHash(deps.networkKey, request),
    quantity: form.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
  const admission: Admission = {};
  try {
    return await transact(deps.givingDb, (trx) =>
      runOnce(trx, { guestId, scope: `order:${registryId}`, key }, form, placed, {
        begin: () => Promise.resolve(),
        async finish() {
          const { id, number } = await recordOrder(deps, trx, request, counted, admission);
          await tell(trx, id, 'placed');
          return {
            reply: { id, number },
            last: (pipe) => [publishRegistryChanged(pipe, registryId)],
          };
        },
      }),
    );
  } finally {
    if (admission.asked) await reportAsked(deps, counted, admission.asked);
  }
}
