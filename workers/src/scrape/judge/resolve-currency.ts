import type { VisibleFacts } from '../extract/visible/read-visible.ts';
import type { Page } from '../page/page.ts';
import { scriptText } from '../page/text.ts';
import { hasSiblings, isCurrencyCode, localCurrency, shareSign } from '../price/currency.ts';
import type { Candidate } from './candidate.ts';
import type { PriceVerdict } from './judge-price.ts';

const DECLARED =
  /(?:currency|currencycode|pricecurrency|currency_code|currencyiso\w{0,6})["'\\]{0,3}\s{0,5}[:=]\s{0,5}[\\"']{1,3}([A-Z]{3})["'\\]/gi;
const MAX_DECLARED = 200;

function declaredCodes({ index }: Page): string[] {
  const counts = new Map<string, number>();
  let left = MAX_DECLARED;
  for (const script of index.scripts)
    for (const [, written = ''] of scriptText(script).matchAll(DECLARED)) {
      if (left === 0) break;
      left -= 1;
      const code = written.toUpperCase();
      if (isCurrencyCode(code)) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code);
}

function countryOf({ index, meta, address }: Page): string {
  const languages = [index.html?.attribs.lang, ...(meta.get('og:locale') ?? [])];
  for (const language of languages) {
    const region = /^[a-z]{2,3}[-_]([A-Z]{2})\b/i.exec(language ?? '')?.[1];
    if (region) return region;
  }
  return address.hostname.split('.').at(-1) ?? '';
}

const STRUCTURED_SOURCES = new Set(['json-ld', 'microdata', 'rdfa', 'open-graph', 'state']);

/**
 * Resolves the currency of the price, or of the prices between which the host chooses: a code beside it, a sign beside it,
 * then another code on the page. Language and domain only distinguish currencies that share a sign.
 */
export function resolveCurrency(
  { price, statements }: PriceVerdict,
  visible: VisibleFacts,
  page: Page,
): Pick<Candidate<string>, 'value' | 'source'> | null {
  const [first] = statements;
  if (!first) return null;
  const amount = price?.value ?? null;
  const agreeing = statements.filter(
    (each) => each.currency !== null && (amount === null || Math.abs(each.amount - amount) < 0.006),
  );
  const stated = agreeing.find(({ source }) => STRUCTURED_SOURCES.has(source));
  if (stated?.currency) return { value: stated.currency, source: stated.source };

  const source = price?.source ?? first.source;
  const shown = agreeing[0]?.currency ?? visibleCurrency(visible);
  const declared = declaredCodes(page);
  if (shown === null) {
    const [only] = statements.flatMap(({ currency }) => currency ?? []).concat(declared);
    return only ? { value: only, source: 'state' } : null;
  }
  if (!hasSiblings(shown)) return { value: shown, source };
  const sibling = declared.find((code) => shareSign(code, shown));
  if (sibling) return { value: sibling, source: 'state' };
  return { value: localCurrency(shown, countryOf(page)), source };
}

function visibleCurrency({ tags }: VisibleFacts): string | null {
  const signs = new Set(tags.slice(0, 12).flatMap(({ tag }) => tag.currency ?? []));
  return signs.size === 1 ? ([...signs][0] ?? null) : null;
}
