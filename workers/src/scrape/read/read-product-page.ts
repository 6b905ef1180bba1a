import type { Evidence, ScrapedField, ScrapeResult } from '@gift-registry/workers-contract';
import { emptyResult } from '../outcome/empty-result.ts';
import { readSources } from '../extract/sources.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { scoreSources, type Candidates, type ScoredPage } from '../merge/score-sources.ts';
import type { Page } from '../page/page.ts';

/** A field below this confidence stays empty, and the host is asked. */
const MIN_CONFIDENCE = 0.5;
const MIN_PRODUCT_SCORE = 0.4;

const FIELDS = [
  'name',
  'brand',
  'price',
  'currency',
  'availability',
  'description',
  'image',
] as const satisfies readonly (keyof Candidates & ScrapedField)[];

const isConfident = ({ confidence }: Candidate<unknown>) => confidence >= MIN_CONFIDENCE;

function confidentValue<Value>([best]: readonly Candidate<Value>[]): Value | null {
  return best && isConfident(best) ? best.value : null;
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

const MIN_CHOICE = 0.05;

/** The host chooses between the two likeliest prices when none is likely enough. */
function choicesOf({ price, currency }: Candidates, chosen: number | null): Partial<ScrapeResult> {
  if (chosen !== null) return {};
  const amounts = new Map<number, string | null>();
  for (const each of price)
    if (each.confidence >= MIN_CHOICE && !amounts.has(each.value))
      amounts.set(each.value, each.currency ?? currency[0]?.value ?? null);
  const likeliest = [...amounts].slice(0, 2).map(([amount, code]) => ({ amount, currency: code }));
  return likeliest.length === 0 ? {} : { choices: { price: likeliest } };
}

function toResult(
  page: Page,
  { isProduct, isSelling, candidates, range }: ScoredPage,
): ScrapeResult {
  const title = page.title ?? page.meta.get('og:title')?.[0] ?? null;
  const empty = { ...emptyResult('not-a-product', page.canonical), title };
  if (isProduct < MIN_PRODUCT_SCORE) return empty;
  const name = confidentValue(candidates.name);
  const price = confidentValue(candidates.price);
  const currency = price === null ? null : confidentValue(candidates.currency);
  const image = confidentValue(candidates.image);
  const isSold = price !== null || isSelling;
  if (!name || !isSold) return empty;
  const isComplete = price !== null && currency && image;
  return {
    ...empty,
    outcome: isComplete ? 'ok' : 'partial',
    name,
    brand: confidentValue(candidates.brand),
    price,
    ...(price !== null && range && { priceRange: range }),
    currency,
    availability: confidentValue(candidates.availability),
    description: confidentValue(candidates.description),
    image,
    images: candidates.image.filter(isConfident).map(({ value }) => value),
    evidence: evidenceOf(candidates),
    ...choicesOf(candidates, price),
  };
}

export const readProductPage = (page: Page): ScrapeResult =>
  toResult(page, scoreSources(readSources(page)));
