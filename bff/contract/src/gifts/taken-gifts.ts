import { formatRupees } from '../formats/money.ts';
import { plural } from '../formats/numbers.ts';

export interface ItemCounts {
  readonly quantityRequested: number;
  readonly quantityReserved: number;
  readonly quantityFulfilled: number;
  /** Rupees promised towards the unit that guests give together; 0 when none is open. */
  readonly pledgedAmount: number;
}

export interface TakenGifts {
  readonly requested: number;
  readonly given: number;
  /** Held, without units that guests give together. */
  readonly reserved: number;
  /** Rupees. */
  readonly promised: number;
  /** Rupees that the promises are to reach; null when there is no such sum. */
  readonly price: number | null;
}

/**
 * - `given`: every unit is bought.
 * - `promised`: guests give a unit together, and its price is not reached yet.
 * - `reserved`: every unit is held or bought, at least one is only held.
 * - `needed`: a unit can be taken.
 */
export type ItemState = 'needed' | 'reserved' | 'promised' | 'given';

export const unitsLeft = ({
  quantityRequested,
  quantityReserved,
  quantityFulfilled,
}: ItemCounts): number => quantityRequested - quantityReserved - quantityFulfilled;

export function itemState(item: ItemCounts): ItemState {
  if (item.quantityFulfilled >= item.quantityRequested) return 'given';
  if (item.pledgedAmount > 0) return 'promised';
  return unitsLeft(item) > 0 ? 'needed' : 'reserved';
}

export const itemStateText = (item: ItemCounts & { readonly price: number | null }): string =>
  takenGiftsText({
    requested: item.quantityRequested,
    given: item.quantityFulfilled,
    reserved: item.quantityReserved - (item.pledgedAmount > 0 ? 1 : 0),
    promised: item.pledgedAmount,
    price: item.price,
  });

export function fundStateText(
  { goal, closed }: { readonly goal: number | null; readonly closed: boolean },
  promised: number,
): string {
  const promises = promiseText({ promised, price: goal });
  if (closed) return ['Closed', promises].filter((part) => part !== undefined).join(', ');
  return promises ?? 'Open';
}

/** '1 of 3 given, 1 reserved, ₹2,000 of ₹58,500 promised'; shorter where one word says it. */
export function takenGiftsText(taken: TakenGifts): string {
  const { requested, given, reserved } = taken;
  const promises = promiseText(taken);
  if (given >= requested) return plural(requested, 'Given', 'All # given');
  if (requested === 1) return promises ?? (reserved > 0 ? 'Reserved' : 'Still needed');
  return [unitsText(taken), promises].filter((part) => part !== undefined).join(', ');
}

function unitsText({ requested, given, reserved }: TakenGifts): string {
  if (given > 0)
    return `${given} of ${requested} given${reserved > 0 ? `, ${reserved} reserved` : ''}`;
  if (reserved >= requested) return `All ${requested} reserved`;
  return reserved > 0 ? `${reserved} of ${requested} reserved` : `${requested} still needed`;
}

function promiseText({
  promised,
  price,
}: Pick<TakenGifts, 'promised' | 'price'>): string | undefined {
  if (promised === 0) return undefined;
  return price === null
    ? `${formatRupees(promised)} promised`
    : `${formatRupees(promised)} of ${formatRupees(price)} promised`;
}
