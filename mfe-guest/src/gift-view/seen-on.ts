import { formatDay } from '@gift-registry/bff-contract';

/** A calendar date as 'as seen on Nov 12, 2026'. */
export const seenOn = (date: string): string => `as seen on ${formatDay(date, 'UTC')}`;
