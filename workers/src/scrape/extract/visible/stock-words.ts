import type { Availability } from '@gift-registry/workers-contract';
import { saying } from '../../vocabulary/vocabulary.ts';

// Shops that are near, chats, pictures and other variants have no stock of their own; "when back in stock" is a promise.
const ABOUT_OTHERS = saying('stockOfOthers');

const MEANINGS: readonly (readonly [pattern: RegExp, availability: Availability])[] = [
  [saying('stockPre'), 'pre-order'],
  // Before 'in': "niet op voorraad" contains "op voorraad".
  [saying('stockOut'), 'out-of-stock'],
  [saying('stockIn'), 'in-stock'],
];
const MAX_TEXT = 90;

export function readStockText(text: string): Availability | null {
  if (text.length < 2 || text.length > MAX_TEXT) return null;
  if (ABOUT_OTHERS.test(text)) return null;
  return MEANINGS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** For a block that a shop keeps for its stock, whose words are all about it. */
export const readStockBlock = (text: string): Availability | null =>
  MEANINGS.find(([pattern]) => pattern.test(text.slice(0, MAX_TEXT)))?.[1] ?? null;
