import { nothingBut, oneOf, pathWords, saying, type Meaning } from '../vocabulary/vocabulary.ts';
import type { Page } from './page.ts';

const NAMED_PATH = new RegExp(`/(?:${pathWords('pathProduct')})/|[-/]\\d{12,14}(?=[-/]|$)`, 'i');
const NUMBERED_PATH =
  /[-_/.](?:p|pid|prod|sku|art)[-_]?\d{3,}|\/p-[^/]{3,}|\d{4,}(?:\.html?|\/?$)|-p\d+|\/[^/]{12,}\.html?$/i;
const listPath = (meaning: Meaning) =>
  new RegExp(`/(?:${pathWords(meaning)})(?:/?$|/(?!.*/(?:p|products?|dp)/))`, 'i');
const SEARCH_PATH = listPath('pathSearch');
const LIST_PATH = listPath('pathList');
const SEARCH_QUERY = /^(q|k|query|search|s|_nkw|keywords?|search_?(?:term|query|text)|text)$/i;
const RESULTS = saying('pageResults');
const LIST_TITLE = new RegExp(`^(?:${oneOf('pageList')})`, 'iu');
const ACCOUNT_TITLE = nothingBut('pageAccount');
const TITLE_PARTS = /\s[-–—|·:]\s/;

type UrlKind = 'product' | 'list' | 'search' | 'home' | 'unknown';

const isProduct = (path: string) => NAMED_PATH.test(path) || NUMBERED_PATH.test(path);

export const isProductPath = (path: string) => isProduct(decodePath(path));

/** The path has a word for products or the number of one, not just any number. */
export const namesProduct = ({ address }: Page) => NAMED_PATH.test(decodePath(address.pathname));

export function urlKind({ address }: Page): UrlKind {
  const path = decodePath(address.pathname);
  if (path === '/') return 'home';
  if (SEARCH_PATH.test(path)) return 'search';
  if (LIST_PATH.test(path)) return 'list';
  // The address of a product often carries the search that led to it.
  if (isProduct(path)) return 'product';
  return [...address.searchParams.keys()].some((name) => SEARCH_QUERY.test(name))
    ? 'search'
    : 'unknown';
}

/** Titles and headings of results: "1 - 20 of 203 results for ikigai". */
export const hasListTitle = ({ title, headings }: Page) =>
  [title ?? '', ...headings].some(
    (text) =>
      RESULTS.test(text) ||
      LIST_TITLE.test(text) ||
      ACCOUNT_TITLE.test(text.split(TITLE_PARTS)[0] ?? ''),
  );

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
