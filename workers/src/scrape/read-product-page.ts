import type { Evidence, ScrapedField, ScrapeResult } from '@gift-registry/workers-contract';
import { emptyResult } from './empty-result.ts';
import { readSources } from './extract/sources.ts';
import type { Chosen } from './merge/chosen.ts';
import { weighSources, type Candidates, type Weighed } from './merge/weigh-sources.ts';
import type { Page } from './page/page.ts';

/** Below this a field stays empty and the host is asked. */
const ENOUGH = 0.5;
const A_PRODUCT = 0.4;

const FIELDS = [
  'name',
  'brand',
  'price',
  'currency',
  'availability',
  'description',
  'image',
] as const satisfies readonly (keyof Candidates & ScrapedField)[];

const isSure = ({ confidence }: Chosen<unknown>) => confidence >= ENOUGH;

function sure<Value>([best]: readonly Chosen<Value>[]): Value | null {
  return best && isSure(best) ? best.value : null;
}

function evidenceOf(candidates: Candidates): Partial<Record<ScrapedField, Evidence>> {
  const evidence: Partial<Record<ScrapedField, Evidence>> = {};
  for (const field of FIELDS) {
    const [best] = candidates[field];
    if (best) evidence[field] = { source: best.source, confidence: round(best.confidence) };
  }
  return evidence;
}

const round = (confidence: number) => Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;

/** What a page that was weighed says of its product. */
export function conclude(page: Page, { isProduct, isSelling, candidates, range }: Weighed): ScrapeResult {
  const title = page.title ?? page.meta.get('og:title')?.[0] ?? null;
  const empty = { ...emptyResult('not-a-product', page.canonical), title };
  if (isProduct < A_PRODUCT) return empty;
  const name = sure(candidates.name);
  const price = sure(candidates.price);
  // A currency without its price is nothing.
  const currency = price === null ? null : sure(candidates.currency);
  const image = sure(candidates.image);
  const isSold = price !== null || isSelling;
  if (!name || !isSold) return empty;
  const isComplete = price !== null && currency && image;
  return {
    ...empty,
    outcome: isComplete ? 'ok' : 'partial',
    name,
    brand: sure(candidates.brand),
    price,
    ...(price !== null && range && { priceRange: range }),
    currency,
    availability: sure(candidates.availability),
    description: sure(candidates.description),
    image,
    images: candidates.image.filter(isSure).map(({ value }) => value),
    evidence: evidenceOf(candidates),
  };
}

export const readProductPage = (page: Page): ScrapeResult =>
  conclude(page, weighSources(readSources(page)));
