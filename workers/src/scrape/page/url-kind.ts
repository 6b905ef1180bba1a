import type { Page } from './page.ts';

const PRODUCT_PATH =
  /\/(p|dp|gp\/product|pd|prd|product|products|produkt|producto|produit|produto|item|items|itm|artikel|goods|buy|shop\/p)\/|[-_/.](p|pid|prod|sku|art)[-_]?\d{3,}|\/p-[^/]{3,}|\d{4,}(\.html?|\/?$)|-p\d+|\/[^/]{12,}\.html?$/i;
const SEARCH_PATH =
  /\/(search|searches|s|sch|sr|find|suche|recherche|busca|catalogsearch)(\/?$|\/(?!.*\/(p|products?|dp)\/))/i;
const LIST_PATH =
  /\/(category|categories|collections|browse|login|signin|account|cart|checkout|wishlist)(\/?$|\/(?!.*\/(p|products?|dp)\/))/i;
const SEARCH_QUERY = /^(q|k|query|search|s|_nkw|keywords?|search_?(?:term|query|text)|text)$/i;
const LIST_TITLE =
  /^(search results|results for|login|log in|sign in|home)\b|\bsearch results\b|\b\d[\d.,]{0,8}\+? (?:results|résultats|resultados|risultati|ergebnisse|treffer|träffar|résultats|результат\p{L}*|sonuç|wyników|výsledk\p{L}*)(?!\p{L})|^(?:suchergebnisse?|résultats? (?:de|pour)|resultados? (?:de|para)|risultati (?:di|per)|zoekresultaten|sökresultat|результаты поиска|kết quả)(?!\p{L})|検索結果|搜索结果|搜尋結果|검색 ?결과/iu;

type UrlKind = 'product' | 'list' | 'search' | 'home' | 'unknown';

export const isProductPath = (path: string) => PRODUCT_PATH.test(decodePath(path));

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

/** Titles and headings of results: "1 - 20 of 203 results for ikigai". */
export const hasListTitle = ({ title, headings }: Page) =>
  [title ?? '', ...headings].some((text) => LIST_TITLE.test(text));

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
