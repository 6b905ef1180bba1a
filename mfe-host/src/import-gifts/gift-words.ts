/** 2,000 */
export const grouped = (count: number): string => count.toLocaleString('en-IN');

export const giftWords = (count: number): string =>
  count === 1 ? '1 gift' : `${grouped(count)} gifts`;
