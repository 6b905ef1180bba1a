import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { orderForm } from '@gift-registry/bff-contract';
import type { Database } from '../../../platform/database/tables.ts';
import { isOutOfStock } from '../../../platform/database/transactions/transact.ts';
import { findUnits } from '../../../subjects/gifts/units.repository.ts';
import {
  giftNotFound,
  notEnoughLeft,
  notInCatalogue,
  outOfStock,
  withoutPrice,
} from '../claim-errors.ts';
import { insertOrigin } from '../giving/gift-origin.repository.ts';
import { takeClaim } from '../giving/take-claim.repository.ts';
import { releaseExpiredHolds } from '../holds/holds.service.ts';
import type { NewLine } from './insert-order.repository.ts';
import type { OrderableItem } from './orderable-items.repository.ts';

type Trx = Transaction<Database>;

export interface OrderRequest {
  readonly shareCode: string;
  readonly registryId: string;
  readonly key: string;
  readonly form: z.output<typeof orderForm>;
  readonly guestId: string;
  readonly network: string;
}

/** Minutes for which the units are held; null when they are given at once. */
export interface Held {
  readonly payMinutes: number | null;
  readonly waitMinutes: number | null;
}

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

export async function takeOrderLines(
  trx: Trx,
  request: OrderRequest,
  items: readonly OrderableItem[],
  { networkHash, ...held }: Held & { readonly networkHash: Buffer },
): Promise<NewLine[]> {
  const { shareCode, registryId, guestId } = request;
  const lines: NewLine[] = [];
  for (const line of wantedLines(request, items))
    lines.push(await takeLine(trx, request, line, held));
  for (const { claimId } of lines)
    await insertOrigin(trx, guestId, shareCode, claimId, registryId, networkHash);
  return lines;
}
