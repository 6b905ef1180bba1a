import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { orderForm } from '@gift-registry/bff-contract';
import type { Database } from '../../../platform/database/tables.ts';
import { isOutOfStock, transact } from '../../../platform/database/transact.ts';
import { publishRegistryChanged } from '../../../subjects/registry-versions/registry-versions.repository.ts';
import { findUnits } from '../../../subjects/gifts/units.repository.ts';
import type { TellGiver } from '../../../subjects/orders/order-mailer.ts';
import { networkHash } from '../../../subjects/unusual-giving/network-hash.ts';
import { admit, mayHold, MailboxNeeded } from '../admission/admission.service.ts';
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

/** Counts the units of an order. An unusual one is held only while few others are: its payment proves it to be honest. */
async function admitOrder(
  deps: ClaimsDependencies,
  trx: Trx,
  { registryId, guestId }: OrderRequest,
  hash: Buffer,
  units: number,
): Promise<void> {
  const counted = { guestId, registryId, networkHash: hash, quantity: units };
  await sql`savepoint admission`.execute(trx);
  await admit(deps, trx, counted).catch(async (error: unknown) => {
    if (!(error instanceof MailboxNeeded)) throw error;
    await sql`rollback to savepoint admission`.execute(trx);
    if (deps.payments.holdMinutes === null) throw emailNeeded(error.reason);
    if (!(await mayHold(deps, trx, registryId))) throw manyUnpaidOrders();
  });
}

/**
 * Takes the units of all gifts of an order, or of none, once per idempotency key. With a provider they are held while the
 * guest pays; else they are given, and the team books the money.
 */
export async function placeOrder(
  deps: ClaimsDependencies,
  tell: TellGiver,
  request: OrderRequest,
): Promise<Placed> {
  const { shareCode, registryId, guestId, form, key } = request;
  const { holdMinutes, name: payment } = deps.payments;
  const hash = networkHash(deps.networkKey, request);
  const { guestName, guestEmail, message, shipTo, wantedDay = null } = form;
  return transact(deps.givingDb, (trx) =>
    runOnce(trx, { guestId, scope: `order:${registryId}`, key }, form, placed, {
      begin: (pipe) => {
        const itemIds = form.lines.map(({ itemId }) => itemId);
        return findOrderableItems(pipe, shareCode, itemIds);
      },
      async finish(items) {
        const wanted = wantedLines(request, items);
        const payMinutes = holdMinutes === null ? null : holdMinutes + MINUTES_AFTER_HOLD;
        const lines: NewLine[] = [];
        for (const line of wanted) lines.push(await takeLine(trx, request, line, payMinutes));
        const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
        for (const { claimId } of lines)
          await insertOrigin(trx, guestId, shareCode, claimId, registryId, hash);
        await admitOrder(deps, trx, request, hash, units);
        const order = {
          ...{ registryId, guestId, guestName, guestEmail, message, payment, wantedDay },
          shipTo: shipTo.kind,
          address: shipTo.kind === 'guest' ? shipTo.address : null,
          payMinutes: holdMinutes,
        };
        const { id, number } = await insertOrder(trx, order, lines);
        if (guestEmail !== null) await tell(trx, id, 'placed');
        return {
          reply: { id, number },
          last: (pipe) => [publishRegistryChanged(pipe, registryId)],
        };
      },
    }),
  );
}
