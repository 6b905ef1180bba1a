export const giftWords = (count: number): string => (count === 1 ? '1 gift' : `${count} gifts`);
