import type { Evidence, ScrapedField, ScrapeResult } from '@gift-registry/workers-contract';
import { readJsonLd } from './extract/json-ld/read-json-ld.ts';
import { isMetaProduct, readMeta } from './extract/meta/read-meta.ts';
import { readMicrodata, readRdfa } from './extract/microdata/read-items.ts';
import type { ProductFacts } from './extract/product-facts.ts';
import { readVisible, type VisibleFacts } from './extract/visible/read-visible.ts';
import { chooseImages } from './merge/choose-image.ts';
import { chooseName, type Chosen } from './merge/choose-name.ts';
import { choosePrice } from './merge/choose-price.ts';
import { mainProduct } from './merge/main-product.ts';
import type { Page } from './page/page.ts';
import { emptyResult } from './empty-result.ts';

/** Below this a field stays empty and the host is asked. */
const ENOUGH = 0.5;

const FIELDS = [
  'name',
  'brand',
  'price',
  'currency',
  'availability',
  'description',
  'image',
] as const satisfies readonly ScrapedField[];

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

const FEW_PRICES = 6;
const FEW_BUTTONS = 4;

/** Whether this is the page of one product, and not a list, an article or a home page. */
function isProductPage(
  page: Page,
  structured: readonly ProductFacts[],
  visible: VisibleFacts,
  isList: boolean,
): boolean {
  if (structured.length > 0) return true;
  if (isList) return false;
  if (isMetaProduct(page)) return true;
  const shown = visible.offers[0];
  if (!shown || shown.amount === null || page.headings.length === 0) return false;
  if (page.url.pathname === '/') return false;
  const { cartButtons, priceCount } = visible;
  const oneToBuy = cartButtons > 0 && cartButtons < FEW_BUTTONS;
  return shown.confidence >= 0.6 && (oneToBuy || (cartButtons === 0 && priceCount < FEW_PRICES));
}

export function readProductPage(page: Page): ScrapeResult {
  const jsonLd = readJsonLd(page);
  const structured = [jsonLd.products, readMicrodata(page), readRdfa(page)].flatMap(
    (products) => mainProduct(products, page) ?? [],
  );
  const meta = readMeta(page);
  const name = chooseName(structured, page);
  const visible = readVisible(page, name?.value ?? null);
  const title = page.title ?? page.meta.get('og:title')?.[0] ?? null;
  const empty = { ...emptyResult('not-a-product', page.canonical), title };
  if (!isProductPage(page, structured, visible, jsonLd.isList)) return empty;

  const sources = [...structured, meta];
  const price = choosePrice(sources, visible);
  const images = chooseImages([...sources, visible]);
  const found = {
    name,
    brand: firstOf(sources, ({ brand }) => brand, 0.85),
    price: price && { ...price, value: price.amount },
    currency: price?.currency ? { ...price, value: price.currency } : null,
    availability: firstOf([...sources, visible], availabilityOf, 0.8),
    description: firstOf(sources, ({ description }) => description, 0.8),
    image: images[0] ?? null,
  } satisfies Partial<Record<ScrapedField, Chosen<unknown> | null>>;
  const sure = <Value>(chosen: Chosen<Value> | null) =>
    chosen && chosen.confidence >= ENOUGH ? chosen.value : null;

  const evidence: Partial<Record<ScrapedField, Evidence>> = {};
  for (const field of FIELDS) {
    const chosen = found[field];
    if (chosen) evidence[field] = { source: chosen.source, confidence: round(chosen.confidence) };
  }

  const result = {
    ...empty,
    name: sure(found.name),
    brand: sure(found.brand),
    price: sure(found.price),
    // A price without its currency is a number, and a currency without its price is nothing.
    currency: sure(found.price) === null ? null : sure(found.currency),
    availability: sure(found.availability),
    description: sure(found.description),
    image: sure(found.image),
    images: images.filter(({ confidence }) => confidence >= ENOUGH).map(({ value }) => value),
    evidence,
  };
  const complete = result.name && result.price !== null && result.currency && result.image;
  return { ...result, outcome: complete ? 'ok' : result.name ? 'partial' : 'not-a-product' };
}

const round = (confidence: number) => Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
