import { sql, type RawBuilder } from 'kysely';
import type { FilterState, GiftState } from '@gift-registry/bff-contract';
import { containing } from '../../platform/database/search-patterns.ts';

export interface GiftFilter {
  readonly search?: string | undefined;
  readonly states?: readonly FilterState[] | undefined;
}

/** A table of gifts: the expressions in which claims and contributions differ. `g` is the row, `p` its product. */
export interface GiftTable {
  readonly kind: 'claim' | 'contribution';
  readonly from: RawBuilder<unknown>;
  readonly state: RawBuilder<GiftState>;
  readonly isPaid: RawBuilder<boolean>;
  readonly units: RawBuilder<number>;
  readonly rupees: RawBuilder<number | null>;
  /** JSON of the money; null for gifts that are no contributions. */
  readonly payment: RawBuilder<unknown>;
  /** Rupees by which gifts are ordered. */
  readonly worth: RawBuilder<number>;
}

/** A payment that a guest says was sent may take as long to arrive. */
export const afterPaid = sql`interval '7 days'`;

const claims: GiftTable = {
  kind: 'claim',
  from: sql`claims g join products p on p.id = g.product_id and g.kind = 'guest'`,
  state: sql`case when g.status = 'released' then 'released' when g.thanked_at is not null then 'thanked'
    when g.received_at is not null then 'received' when g.status = 'reserved' then 'reserved' else 'bought' end`,
  isPaid: sql`false`,
  units: sql`g.quantity`,
  rupees: sql`null::numeric`,
  payment: sql`null::json`,
  worth: sql`case when p.currency = 'INR' then coalesce(p.price, 0) * g.quantity else 0 end`,
};

const contributions: GiftTable = {
  kind: 'contribution',
  from: sql`contributions g join products p on p.id = g.product_id`,
  state: sql`case when g.status = 'released' then 'released' when g.thanked_at is not null then 'thanked'
    when g.received_at is not null then 'received' else 'promised' end`,
  isPaid: sql`g.paid_at is not null`,
  units: sql`1`,
  rupees: sql`g.amount`,
  payment: sql`json_build_object('payBy', g.pay_by, 'paidAt', g.paid_at, 'reference', g.upi_reference,
    'isReferenceRepeated', exists (select from contributions other
       where other.registry_id = g.registry_id and other.upi_reference = g.upi_reference and other.id <> g.id),
    'canBeFreed', g.status = 'purchased' and g.received_at is null
      and coalesce(g.paid_at < now() - ${afterPaid}, false))`,
  worth: sql`g.amount`,
};

export const giftTables = [claims, contributions] as const;

export function matches(
  { state, isPaid }: GiftTable,
  { search, states }: GiftFilter,
): RawBuilder<boolean> {
  const ofState = states?.length
    ? sql<boolean>`(${state} = any(${[...states]}::text[])
        or ${state} = 'promised' and case when ${isPaid} then 'paid' else 'unpaid' end = any(${[...states]}::text[]))`
    : sql<boolean>`g.status <> 'released'`;
  if (!search) return ofState;
  const pattern = containing(search);
  return sql`${ofState} and (g.guest_name ilike ${pattern} or p.name ilike ${pattern})`;
}
