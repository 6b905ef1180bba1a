import { plural } from '@gift-registry/bff-contract';

export const giftCount = (count: number): string => plural(count, '# gift', '# gifts');
