import { plural } from '@gift-registry/bff-contract';

/** '1 gift', '3 gifts'. */
export const giftCount = (count: number): string => plural(count, '# gift', '# gifts');
