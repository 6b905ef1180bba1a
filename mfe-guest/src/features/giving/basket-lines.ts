import { toPaise, unitsLeft, type SharedItem } from '@gift-registry/bff-contract';
import { isOrdered } from '../gifts/gift-state.ts';
import { purchaseRefusal } from '../gifts/refusals.ts';
import type { BasketLine } from '../orders/use-basket.ts';

export interface ShownLine extends BasketLine {
  readonly item: SharedItem | undefined;
  readonly left: number;
}

const leftOf = (item: SharedItem | undefined): number =>
  item && isOrdered(item) && purchaseRefusal(item) === undefined ? unitsLeft(item) : 0;

export const shownLines = (
  lines: readonly BasketLine[],
  items: readonly SharedItem[],
): ShownLine[] =>
  lines.map((line) => {
    const item = items.find(({ id }) => id === line.itemId);
    return { ...line, item, left: leftOf(item) };
  });

export const totalPaise = (lines: readonly ShownLine[]): number =>
  lines.reduce((sum, { item, quantity }) => sum + toPaise(item?.price ?? 0) * quantity, 0);

export const unitsOf = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const withoutTaken = (lines: readonly ShownLine[]): BasketLine[] =>
  lines.flatMap(({ itemId, quantity, left }) =>
    left === 0 ? [] : [{ itemId, quantity: Math.min(quantity, left) }],
  );
