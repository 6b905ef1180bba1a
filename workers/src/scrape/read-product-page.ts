import type { Evidence, ScrapedField, ScrapeResult } from '@gift-registry/workers-contract';
import { emptyResult } from './empty-result.ts';
import { readJsonLd } from './extract/json-ld/read-json-ld.ts';
import { readMeta, readOldPrices } from './extract/meta/read-meta.ts';
import { readMicrodata, readRdfa } from './extract/microdata/read-items.ts';
import type { ProductFacts } from './extract/product-facts.ts';
import { readAnalytics } from './extract/state/read-analytics.ts';
import { readShop } from './extract/shop/read-shop.ts';
import { readState } from './extract/state/read-state.ts';
import { readVisible } from './extract/visible/read-visible.ts';
import { rankImages } from './merge/choose-image.ts';
import { rankNames } from './merge/choose-name.ts';
import { priceRange, rankPrices } from './merge/choose-price.ts';
import type { Chosen } from './merge/chosen.ts';
import { productness, type Sources } from './merge/is-product-page.ts';
import { settleCurrency } from './merge/settle-currency.ts';
import { mainProduct } from './merge/main-product.ts';
import type { Page } from './page/page.ts';

/** Below this a field stays empty and the host is asked. */
const ENOUGH = 0.5;
const A_PRODUCT = 0.4;

function firstOf<Value>(
  sources: readonly ProductFacts[],
  read: (facts: ProductFacts) => Value | null,
  confidence: number,
): Chosen<Value> | null {
  for (const facts of sources) {
    const value = read(facts);
    if (value !== null) return { value, source: facts.source, confidence };
  }
  return null;
}

const availabilityOf = ({ offers }: ProductFacts) =>
  offers.find(({ availability }) => availability === 'in-stock')?.availability ??
  offers.find(({ availability }) => availability !== null)?.availability ??
  null;

function readSources(page: Page): Sources {
  const jsonLd = readJsonLd(page);
  const structured = [jsonLd.products, readMicrodata(page), readRdfa(page)].flatMap(
    (products) => mainProduct(products, page) ?? [],
  );
  const shop = readShop(page);
  const named = shop ? [shop, ...structured] : structured;
  const visible = readVisible(page);
  const names = [...named.map(({ name }) => name), visible.name].flatMap((name) => name ?? []);
  return {
    page,
    structured: named,
    state: readState(page, names),
    viewed: readAnalytics(page),
    meta: readMeta(page),
    visible,
    isList: jsonLd.isList,
  };
}

/** Everything that was considered for each field, the surest first. */
export interface Candidates {
  readonly isProduct: number;
  readonly name: readonly Chosen<string>[];
  readonly price: ReturnType<typeof rankPrices>;
  readonly image: readonly Chosen<string>[];
}

export interface Consideration {
  readonly result: ScrapeResult;
  readonly candidates: Candidates;
}

export function considerProductPage(page: Page): Consideration {
  const sources = readSources(page);
  const { structured, state, viewed, meta, visible } = sources;
  const scripted = [viewed ?? [], state.slice(0, 1)].flat();
  const facts = [...structured, meta, ...scripted];
  const candidates = {
    isProduct: productness(sources),
    name: rankNames([...structured, ...scripted], visible.headings, page),
    price: rankPrices(facts, visible, readOldPrices(page)),
    image: rankImages(facts, visible.pictures),
  };
  const title = page.title ?? page.meta.get('og:title')?.[0] ?? null;
  const empty = { ...emptyResult('not-a-product', page.canonical), title };
  if (candidates.isProduct < A_PRODUCT) return { result: empty, candidates };

  const [price] = candidates.price;
  const found = {
    name: candidates.name[0] ?? null,
    brand: firstOf(facts, ({ brand }) => brand, 0.85),
    price: price ?? null,
    currency: price ? settleCurrency(price, candidates.price, visible, page) : null,
    availability: firstOf([...facts, visible], availabilityOf, 0.8),
    // A shop writes the preview's text as the summary of the page.
    description: firstOf([meta, ...structured], ({ description }) => description, 0.8),
    image: candidates.image[0] ?? null,
  };
  const sure = <Value>(chosen: Chosen<Value> | null) =>
    chosen && chosen.confidence >= ENOUGH ? chosen.value : null;
  const evidence: Partial<Record<ScrapedField, Evidence>> = {};
  for (const [field, chosen] of Object.entries(found))
    if (chosen)
      evidence[field as ScrapedField] = {
        source: chosen.source,
        confidence: round(chosen.confidence),
      };
  const amount = sure(found.price);
  const range = amount === null ? undefined : priceRange(facts, amount);
  const result = {
    ...empty,
    name: sure(found.name),
    brand: sure(found.brand),
    price: amount,
    ...(range && { priceRange: range }),
    // A currency without its price is nothing.
    currency: amount === null ? null : sure(found.currency),
    availability: sure(found.availability),
    description: sure(found.description),
    image: sure(found.image),
    images: candidates.image
      .filter(({ confidence }) => confidence >= ENOUGH)
      .map(({ value }) => value),
    evidence,
  };
  const complete = result.name && result.price !== null && result.currency && result.image;
  return {
    result: { ...result, outcome: complete ? 'ok' : result.name ? 'partial' : 'not-a-product' },
    candidates,
  };
}

export const readProductPage = (page: Page): ScrapeResult => considerProductPage(page).result;

const round = (confidence: number) => Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
