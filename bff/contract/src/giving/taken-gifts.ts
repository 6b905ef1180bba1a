import { formatRupees, fromPaise, toPaise } from '../formats/money.ts';
import { joinList, plural } from '../formats/numbers.ts';

/** Rupees that guests give together or to a fund. */
export interface GivenMoney {
  /** All of it, also what is only promised. */
  readonly pledgedAmount: number;
  /** A part of it that givers say they have paid, and that the host has not received yet. */
  readonly paidAmount: number;
  /** A part of it that the host has received. */
  readonly receivedAmount: number;
}

/** Its money is 0 when guests give no unit together. */
export interface ItemCounts extends GivenMoney {
  readonly quantityRequested: number;
  readonly quantityReserved: number;
  readonly quantityFulfilled: number;
}

export interface TakenGifts {
  readonly requested: number;
  readonly given: number;
  /** Held, without units that guests give together. */
  readonly reserved: number;
  readonly money: GivenMoney;
  /** Rupees that the money is to reach; null when there is no such sum. */
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
    money: item,
    price: item.price,
  });

export function fundStateText(
  { goal, closed }: { readonly goal: number | null; readonly closed: boolean },
  money: GivenMoney,
): string {
  const given = moneyText(money, goal);
  if (closed) return ['Closed', given].filter((part) => part !== undefined).join(', ');
  return given ?? 'Open';
}

/** '1 of 3 given, 1 reserved, ₹2,000 of ₹58,500 promised'; shorter where one word says it. */
export function takenGiftsText(taken: TakenGifts): string {
  const { requested, given, reserved } = taken;
  const promises = moneyText(taken.money, taken.price);
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

/** '₹40,000 received, ₹20,000 paid and ₹1,00,000 promised of ₹2,00,000'; undefined without any money. */
export function moneyText(
  { pledgedAmount, paidAmount, receivedAmount }: GivenMoney,
  whole: number | null,
): string | undefined {
  const promised = fromPaise(
    toPaise(pledgedAmount) - toPaise(paidAmount) - toPaise(receivedAmount),
  );
  const sums = [
    [receivedAmount, 'received'],
    [paidAmount, 'paid'],
    [promised, 'promised'],
  ] as const;
  const [first, ...others] = sums.filter(([rupees]) => rupees > 0);
  if (!first) return undefined;
  const of = whole === null ? '' : ` of ${formatRupees(whole)}`;
  if (others.length === 0) return `${formatRupees(first[0])}${of} ${first[1]}`;
  return `${joinList([first, ...others].map(([rupees, state]) => `${formatRupees(rupees)} ${state}`))}${of}`;
}
