import { formatDay } from '@gift-registry/bff-contract';

export const seenOn = (date: string): string => `Price as of ${formatDay(date, 'UTC')}`;
