import type { Evidence, ScrapedField, ScrapeResult } from '@gift-registry/workers-contract';
import { emptyResult } from '../outcome/empty-result.ts';
import { readSources } from '../extract/sources.ts';
import WEIGHTS from '../learned/weights.json' with { type: 'json' };
import { scoreSources, type Candidates, type ScoredPage } from '../merge/score-sources.ts';
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

/** A field below its threshold stays empty, and the host is asked. Nothing is known of brands, as no corpus holds them. */
const THRESHOLDS: Readonly<Record<(typeof FIELDS)[number], number>> = {
  ...WEIGHTS.thresholds,
  brand: 0.5,
};

function confidentValue<Field extends (typeof FIELDS)[number]>(
  field: Field,
  candidates: Candidates,
): Candidates[Field][number]['value'] | null {
  const [best] = candidates[field];
  return best && best.confidence >= THRESHOLDS[field] ? best.value : null;
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

const MIN_FURTHER_PICTURE = 0.5;

/** The chosen picture first; those behind it keep the score of the rules. */
const picturesOf = ({ image: [first, ...others] }: Candidates) =>
  [first ?? [], others.filter(({ confidence }) => confidence >= MIN_FURTHER_PICTURE)]
    .flat()
    .map(({ value }) => value);

function toResult(
  page: Page,
  { isProduct, isSelling, candidates, range }: ScoredPage,
): ScrapeResult {
  const title = page.title ?? page.meta.get('og:title')?.[0] ?? null;
  const empty = { ...emptyResult('not-a-product', page.canonical), title };
  if (isProduct < WEIGHTS.thresholds.product) return empty;
  const name = confidentValue('name', candidates);
  const price = confidentValue('price', candidates);
  // Known without the price, so that the host need not choose it.
  const currency = confidentValue('currency', candidates);
  const image = confidentValue('image', candidates);
  const isSold = price !== null || isSelling;
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
    evidence: evidenceOf(candidates),
    ...choicesOf(candidates, price),
  };
}

export const readProductPage = (page: Page): ScrapeResult =>
  toResult(page, scoreSources(readSources(page)));
