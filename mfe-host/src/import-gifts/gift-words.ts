import { grouped } from '../items/grouped.ts';

export const giftWords = (count: number): string =>
  count === 1 ? '1 gift' : `${grouped(count)} gifts`;
