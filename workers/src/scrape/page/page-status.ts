import { oneOf, saying } from '../vocabulary/vocabulary.ts';
import type { Page } from './page.ts';

type PageStatus = 'readable' | 'blocked' | 'error' | 'empty';

const REFUSED = new Set([401, 403, 407, 429, 451]);

const BLOCK_TITLE = saying('pageBlocked');
const BLOCK_TEXT = saying('pageBlockedText');
const SAYS_ERROR = oneOf('pageError');
/** "404", "500 Internal Server Error", "Page not found | Shop"; not "500 ml". */
const ERROR_TITLE = new RegExp(
  `^(?:4\\d\\d|5\\d\\d)(?:$|\\s?[-–—|:·]|\\s(?:${SAYS_ERROR}))|(?:^|[-–—|:·]\\s?)(?:${SAYS_ERROR})`,
  'iu',
);

const SHORT_TEXT = 3_000;
const EMPTY_TEXT = 200;

export function pageStatus(page: Page, status: number): PageStatus {
  const title = page.title ?? '';
  const saysBlocked =
    (BLOCK_TITLE.test(title) || page.headings.some((heading) => BLOCK_TITLE.test(heading))) &&
    page.text.length < SHORT_TEXT;
  const short = page.text.length < SHORT_TEXT;
  if (saysBlocked || (short && BLOCK_TEXT.test(page.text))) return 'blocked';
  if (REFUSED.has(status)) return 'blocked';
  if (status === 503 && short) return 'blocked';
  if (status >= 400) return 'error';
  if (short && ERROR_TITLE.test(title)) return 'error';
  return page.text.length < EMPTY_TEXT ? 'empty' : 'readable';
}
