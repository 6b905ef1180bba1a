import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { orderForm } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';

/** Without 0, 1, I, L and O, which people mistake for each other. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Such as TF-7K2M9QXA. It has 39 random bits: too few to open anything by itself, enough to be unique. */
export const newOrderNumber = (): string =>
  `TF-${Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')}`;

export interface OrderableItem {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly isInternal: boolean;
  /** Of one unit; null and 0 without a price. */
  readonly unitPaise: number | null;
}

const selectItems = prepareQuery<OrderableItem>(
  'orderable-items',
  `select item.id, product.id as product_id, product.name,
          coalesce(product.thumbnail_url, product.image_url) as image_url,
          product.source_type = 'internal' as is_internal,
          case when product.currency = 'INR' then round(product.price * 100)::bigint end as unit_paise
     from registry_items item
     join products product on product.id = item.product_id
     join open_shares share on share.registry_id = item.registry_id
    where share.share_code = $1 and item.id = any($2::uuid[])
    order by item.id`,
);

export const findOrderableItems = (
  db: Db,
  shareCode: string,
  itemIds: readonly string[],
): Promise<readonly OrderableItem[]> => selectItems(db, shareCode, [...itemIds]);

interface NewOrder {
  readonly registryId: string;
  readonly guestId: string;
  readonly form: z.output<typeof orderForm>;
  readonly payment: 'manual' | 'razorpay' | 'demo';
  /** Minutes for which the units are held; null when no time ends them. */
  readonly payMinutes: number | null;
}

export interface NewLine extends OrderableItem {
  readonly claimId: string;
  readonly quantity: number;
}

interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly heldUntil: string | null;
  readonly totalPaise: number;
}

const insertAll = prepareQuery<PlacedOrder>(
  'insert-order',
  `with placed as (
     insert into orders (number, registry_id, guest_id, guest_name, guest_email, message, ship_to, address, wanted_day,
                         payment, held_until, total_paise)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::date, $10, now() + make_interval(mins => $11::int), $12::bigint)
     returning id, number, held_until, total_paise
   ), lines as (
     insert into order_lines (order_id, claim_id, product_id, product_name, image_url, quantity, unit_paise)
     select placed.id, line.*
       from placed, unnest($13::uuid[], $14::uuid[], $15::text[], $16::text[], $17::int[], $18::bigint[]) line
   )
   select * from placed`,
);

export async function insertOrder(
  trx: Db,
  { registryId, guestId, form, payment, payMinutes }: NewOrder,
  lines: readonly NewLine[],
): Promise<PlacedOrder> {
  const { guestName, guestEmail, message, shipTo, wantedDay = null } = form;
  const totalPaise = lines.reduce((sum, line) => sum + (line.unitPaise ?? 0) * line.quantity, 0);
  const [placed] = await insertAll(
    trx,
    ...[newOrderNumber(), registryId, guestId, guestName, guestEmail, message, shipTo.kind],
    shipTo.kind === 'guest' ? JSON.stringify(shipTo.address) : null,
    shipTo.kind === 'host' ? wantedDay : null,
    ...[payment, payMinutes, totalPaise],
    lines.map(({ claimId }) => claimId),
    lines.map(({ productId }) => productId),
    lines.map(({ name }) => name),
    lines.map(({ imageUrl }) => imageUrl),
    lines.map(({ quantity }) => quantity),
    lines.map(({ unitPaise }) => unitPaise ?? 0),
  );
  if (!placed) throw new Error('The placed order returned no row.');
  return placed;
}
