import type { Evidence, ScrapedField, ScrapeResult } from '@gift-registry/workers-contract';
import { emptyResult } from '../outcome/empty-result.ts';
import { readSources } from '../extract/sources.ts';
import { judgePage, type Candidates, type JudgedPage } from '../merge/judge-page.ts';
import type { PriceVerdict } from '../merge/judge-price.ts';
import type { Page } from '../page/page.ts';

const FIELDS = [
  'name',
  'brand',
  'price',
  'currency',
  'availability',
  'description',
  'image',
] as const satisfies readonly (keyof Candidates & ScrapedField)[];

/** A field below its threshold stays empty, and the host is asked. */
const THRESHOLDS: Readonly<Record<(typeof FIELDS)[number], number>> = {
  name: 0.2,
  brand: 0.5,
  price: 0.5,
  currency: 0.5,
  availability: 0.5,
  description: 0.5,
  image: 0.3,
};

function confidentValue<Field extends (typeof FIELDS)[number]>(
  field: Field,
  candidates: Candidates,
): Candidates[Field][number]['value'] | null {
  const [best] = candidates[field];
  return best && best.confidence >= THRESHOLDS[field] ? best.value : null;
}

function evidenceOf(
  candidates: Candidates,
  { statements: [seen] }: PriceVerdict,
): Partial<Record<ScrapedField, Evidence>> {
  const evidence: Partial<Record<ScrapedField, Evidence>> = {};
  if (seen) evidence.price = { source: seen.source, confidence: 0 };
  for (const field of FIELDS) {
    const [best] = candidates[field];
    if (best) evidence[field] = { source: best.source, confidence: round(best.confidence) };
  }
  return evidence;
}

const round = (confidence: number) => Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;

const MIN_FURTHER_PICTURE = 0.5;

/** The chosen picture first; those behind it keep the score of the rules. */
const picturesOf = ({ image: [first, ...others] }: Candidates) =>
  [first ?? [], others.filter(({ confidence }) => confidence >= MIN_FURTHER_PICTURE)]
    .flat()
    .map(({ value }) => value);

function toResult(
  page: Page,
  { product, price: judged, candidates, range }: JudgedPage,
): ScrapeResult {
  const title = page.title ?? page.meta.get('og:title')?.[0] ?? null;
  const empty = { ...emptyResult('not-a-product', page.canonical), title };
  if (!product.isProduct) return empty;
  const name = confidentValue('name', candidates);
  const price = confidentValue('price', candidates);
  // Known without the price, so that the host need not choose it.
  const currency = confidentValue('currency', candidates);
  const image = confidentValue('image', candidates);
  const isSold = price !== null || product.isOffered || judged.offered.length > 0;
  if (!name || !isSold) return empty;
  const isComplete = price !== null && currency && image;
  return {
    ...empty,
    outcome: isComplete ? 'ok' : 'partial',
    name,
    brand: confidentValue('brand', candidates),
    price,
    ...(price !== null && range && { priceRange: range }),
    currency,
    availability: confidentValue('availability', candidates),
    description: confidentValue('description', candidates),
    image,
    images: image === null ? [] : picturesOf(candidates),
    evidence: evidenceOf(candidates, judged),
    ...(judged.offered.length > 0 && { choices: { price: [...judged.offered] } }),
  };
}

export const readProductPage = (page: Page): ScrapeResult =>
  toResult(page, judgePage(readSources(page)));
