import type { Page } from './page.ts';

const PRODUCT_PATH =
  /\/(p|dp|gp\/product|pd|prd|product|products|produkt|producto|produit|produto|item|items|itm|artikel|goods|buy|shop\/p)\/|[-_/.](p|pid|prod|sku|art)[-_]?\d{3,}|\/p-[^/]{3,}|\d{4,}(\.html?|\/?$)|-p\d+|\/[^/]{12,}\.html?$/i;
const SEARCH_PATH =
  /\/(search|searches|s|sch|sr|find|suche|recherche|busca|catalogsearch)(\/?$|\/(?!.*\/(p|products?|dp)\/))/i;
const LIST_PATH =
  /\/(category|categories|collections|browse|login|signin|account|cart|checkout|wishlist)(\/?$|\/(?!.*\/(p|products?|dp)\/))/i;
const SEARCH_QUERY = /^(q|k|query|search|s|_nkw|keywords?|search_?(?:term|query|text)|text)$/i;
const LIST_TITLE = /^(search results|results for|login|log in|sign in|home)\b|\bsearch results\b/i;

type UrlKind = 'product' | 'list' | 'search' | 'home' | 'unknown';

export function urlKind({ address }: Page): UrlKind {
  const path = decodePath(address.pathname);
  if (path === '/') return 'home';
  if (SEARCH_PATH.test(path)) return 'search';
  if (LIST_PATH.test(path)) return 'list';
  // The address of a product often carries the search that led to it.
  if (PRODUCT_PATH.test(path)) return 'product';
  return [...address.searchParams.keys()].some((name) => SEARCH_QUERY.test(name))
    ? 'search'
    : 'unknown';
}

export const hasListTitle = ({ title }: Page) => LIST_TITLE.test(title ?? '');

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
