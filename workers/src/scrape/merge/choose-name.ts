import type { EvidenceSource } from '@gift-registry/workers-contract';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { Page } from '../page/page.ts';
import { subjectsOf } from './main-product.ts';
import { overlap } from './similarity.ts';

export interface Chosen<Value> {
  readonly value: Value;
  readonly source: EvidenceSource;
  readonly confidence: number;
}

const SHOP_TALK =
  /^(buy|shop|order)\s+|\s+(online( at (the )?best prices?)?( in india)?|at (the )?best prices?.*)$/gi;

/** "Brass Lamp | Shop.in" without the shop, which the address names too. */
export function withoutShop(title: string, page: Page): string {
  const shops = [
    page.url.hostname.replace(/^www\d?\.|\.[a-z]{2,}$/g, '').replace(/[.-]/g, ''),
    ...(page.meta.get('og:site_name') ?? []),
  ].map((shop) => shop.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  const parts = title.split(/\s[|–—•·-]\s|\s?\|\s?/);
  const kept = parts.filter((part, index) => {
    const bare = part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const isShop = shops.some(
      (shop) => shop !== '' && (bare.includes(shop) || shop.includes(bare)),
    );
    return index === 0 ? parts.length === 1 || !isShop : !isShop;
  });
  return (kept[0] ?? title).replace(SHOP_TALK, '').trim();
}

const NAME_WORTH: Partial<Record<EvidenceSource, number>> = {
  'json-ld': 0.95,
  microdata: 0.9,
  rdfa: 0.85,
};

export function chooseName(sources: readonly ProductFacts[], page: Page): Chosen<string> | null {
  const subjects = subjectsOf(page);
  const title = page.title ?? '';
  const ogTitle = page.meta.get('og:title')?.[0];
  const candidates: Chosen<string>[] = sources.flatMap(({ name, source }) => {
    const worth = NAME_WORTH[source];
    if (!name || !worth) return [];
    const known = subjects.length === 0 || subjects.some((each) => overlap(name, each) >= 0.3);
    return [{ value: name, source, confidence: known ? worth : worth - 0.4 }];
  });
  // The first heading may be "Adding to basket…": the one that shares words with the title is the name.
  for (const heading of page.headings) {
    const shared = Math.max(overlap(heading, title), ogTitle ? overlap(heading, ogTitle) : 0);
    if (shared >= 0.5) candidates.push({ value: heading, source: 'visible', confidence: 0.8 });
  }
  if (ogTitle)
    candidates.push({ value: withoutShop(ogTitle, page), source: 'open-graph', confidence: 0.7 });
  if (page.headings[0])
    candidates.push({ value: page.headings[0], source: 'visible', confidence: 0.5 });
  if (title !== '')
    candidates.push({ value: withoutShop(title, page), source: 'meta', confidence: 0.45 });
  return (
    candidates
      .filter(({ value }) => value !== '')
      .sort((a, b) => b.confidence - a.confidence)
      .at(0) ?? null
  );
}
