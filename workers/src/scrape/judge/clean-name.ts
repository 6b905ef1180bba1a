import { getDomainWithoutSuffix } from 'tldts';
import type { Page } from '../page/page.ts';
import { findPrices } from '../price/parse-price.ts';
import { normalizeName } from '../page/similarity.ts';
import { oneOf } from '../vocabulary/vocabulary.ts';

const SHOP_TALK: readonly RegExp[] = [
  new RegExp(`^(?:${oneOf('nameBefore')}|amazon\\.[a-z.]{2,6} ?:)\\s+`, 'iu'),
  new RegExp(`(?:\\s+|(?=[-–—]))(?:${oneOf('nameAfter')})$`, 'iu'),
  new RegExp(`\\s+(?:${oneOf('nameNumber')})\\.?\\s*[:#№]\\s*[\\w-]{2,20}$`, 'iu'),
  /\s*[:|–—-]\s*amazon\.[a-z.]{2,6}.*$/i,
];
const SECTION = /\s?\|\s?/;
const BETWEEN = /\s{1,5}[|–—•·-]{1,3}\s{1,5}|\s?[|•]\s?|\s?::\s?|\s(?:@|by)\s(?=\S{1,40}$)/;

const MAX_TITLE = 500;

function shopsOf({ url, meta }: Page): string[] {
  const domain = url.hostname.replace(/^www\d?\./, '');
  const names = [
    domain,
    domain.replace(/\.[a-z]{2,}$/, ''),
    domain.split('.')[0] ?? '',
    getDomainWithoutSuffix(url.hostname) ?? '',
  ];
  return [...new Set([...names, ...(meta.get('og:site_name') ?? [])].map(normalizeName))].filter(
    (name) => name.length > 2,
  );
}

/** Null where the title names nothing but the shop, as those of home pages and shells do. */
export function withoutShop(title: string, page: Page): string | null {
  const shops = shopsOf(page);
  const parts = title.slice(0, MAX_TITLE).split(BETWEEN);
  const isShop = (part: string) => {
    const bare = normalizeName(part);
    return (
      bare === '' ||
      shops.some((shop) => bare === shop || (bare.includes(shop) && bare.length < shop.length + 16))
    );
  };
  const kept = parts.filter((part) => !isShop(part));
  if (kept.length === parts.length) return cleanName(title.split(SECTION)[0] ?? title);
  return kept.length === 0 ? null : cleanName(kept.join(' - '));
}

const LETTER = /\p{L}/u;
const NO_NAME = /\ufffd|^(?:undefined|null|nan|untitled)$/i;

/** Templates that failed leave a number, 'undefined' or broken signs. */
export const isName = (name: string) => LETTER.test(name) && !NO_NAME.test(name);

export function cleanName(name: string): string {
  let clean = name;
  for (const talk of SHOP_TALK) clean = clean.replace(talk, '');
  return clean.trim();
}

export function withoutTeaser(name: string): string {
  if (findPrices(name).length === 0) return name;
  const parts = name.split(/\s[|–—•·-]\s/).filter((part) => findPrices(part).length === 0);
  return parts.length === 0 ? name : parts.join(' - ');
}
