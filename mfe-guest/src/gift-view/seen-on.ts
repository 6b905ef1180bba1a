import { formatDay } from '@gift-registry/bff-contract';

export const seenOn = (date: string): string => `as seen on ${formatDay(date, 'UTC')}`;
