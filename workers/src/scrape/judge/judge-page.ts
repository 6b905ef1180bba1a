import type { PriceRange, ScrapeResult } from '@gift-registry/workers-contract';
import { cleanBrand } from '../extract/clean-brand.ts';
import { pageSubjects } from '../extract/main-product.ts';
import type { ProductFacts } from '../extract/product-facts.ts';
import { readSources } from '../extract/sources.ts';
import { isPublicHost } from '../guard/address.ts';
import type { Page } from '../page/page.ts';
import { normalizeName } from '../page/similarity.ts';
import { emptyResult } from '../scraped-page.ts';
import type { Candidate } from './candidate.ts';
import { isSameAmount, judgePrice, type PriceVerdict } from './judge-price.ts';
import { judgeProduct, type ProductVerdict } from './judge-product.ts';
import { rankAvailability } from './rank-availability.ts';
import { rankImages } from './rank-images.ts';
import { rankNames } from './rank-names.ts';
import { resolveCurrency } from './resolve-currency.ts';

type Found<Value> = Pick<Candidate<Value>, 'value' | 'source'>;

function firstOf<Value>(
  facts: readonly ProductFacts[],
  read: (facts: ProductFacts) => Value | null,
): Found<Value> | undefined {
  for (const each of facts) {
    const value = read(each);
    if (value !== null) return { value, source: each.source };
  }
  return undefined;
}

/** A picture must not make us, or a person's browser, request a private network. */
const isPublicPicture = (address: string, page: Page) => {
  const { host, hostname } = new URL(address);
  return host === page.address.host || isPublicHost(hostname);
};

function findDescription(page: Page, facts: readonly ProductFacts[]): Found<string> | undefined {
  // A description that is the title again describes nothing.
  const subjects = new Set(
    [...pageSubjects(page), ...(page.meta.get('og:site_name') ?? [])].map(normalizeName),
  );
  return firstOf(facts, ({ description }) =>
    description && !subjects.has(normalizeName(description)) ? description : null,
  );
}

/** The prices of the variants, when they differ. */
function priceRange(facts: readonly ProductFacts[], price: number): PriceRange | undefined {
  const source = facts.find(({ offers }) =>
    offers.some(({ amount }) => amount !== null && isSameAmount(amount, price)),
  );
  const amounts = (source?.offers ?? []).flatMap(({ amount, upTo }) =>
    [amount, upTo].flatMap((each) => each ?? []),
  );
  if (amounts.length === 0) return undefined;
  const range = { min: Math.min(...amounts), max: Math.max(...amounts) };
  return isSameAmount(range.min, range.max) ? undefined : range;
}

export interface JudgedPage {
  readonly product: ProductVerdict;
  readonly price: PriceVerdict;
  readonly names: readonly Candidate<string>[];
  readonly images: readonly Candidate<string>[];
  readonly result: ScrapeResult;
}

const MIN_NAME = 0.2;
const MIN_IMAGE = 0.3;
const MIN_FURTHER_IMAGE = 0.5;

export function judgePage(page: Page): JudgedPage {
  const sources = readSources(page);
  const { shop, described, structured, meta, viewed, visible, oldPrices } = sources;
  const scripts = [viewed ?? []].flat();
  const facts = [...structured, meta, ...scripts];
  const product = judgeProduct(sources);
  const price = judgePrice({ data: [...described, meta], scripts, shop, visible, oldPrices });
  const names = rankNames([...structured, ...scripts], visible.headings, page);
  const images = rankImages(facts, visible.pictures).filter(({ value }) =>
    isPublicPicture(value, page),
  );
  const [image, ...furtherImages] = images.filter(
    ({ confidence }, at) => confidence >= (at === 0 ? MIN_IMAGE : MIN_FURTHER_IMAGE),
  );
  const found = {
    name: names.find(({ confidence }) => confidence >= MIN_NAME),
    brand: firstOf([...facts, visible], ({ brand }) => brand && cleanBrand(brand)),
    price: price.price ?? undefined,
    // Known without the price, so that the host need not choose it.
    currency: resolveCurrency(price, visible, page) ?? undefined,
    availability: rankAvailability(facts, visible, price.statements.length > 0)[0],
    // The preview's text is written as a summary of the page.
    description: findDescription(page, [meta, ...structured]),
    image,
  };
  const title = page.title ?? page.meta.get('og:title')?.[0] ?? null;
  const empty = { ...emptyResult('not-a-product', page.canonical), title };
  const judged = { product, price, names, images };
  const isSold = price.statements.length > 0 || product.isOffered;
  if (!product.isProduct || !found.name || !isSold) return { ...judged, result: empty };
  const range = found.price && priceRange(facts, found.price.value);
  const [stated] = price.statements;
  const evidence = Object.entries({ ...found, price: found.price ?? stated });
  return {
    ...judged,
    result: {
      ...empty,
      outcome: found.price && found.currency && found.image ? 'ok' : 'partial',
      name: found.name.value,
      brand: found.brand?.value ?? null,
      price: found.price?.value ?? null,
      ...(range && { priceRange: range }),
      currency: found.currency?.value ?? null,
      availability: found.availability?.value ?? null,
      description: found.description?.value ?? null,
      image: image?.value ?? null,
      images: image ? [image, ...furtherImages].map(({ value }) => value) : [],
      evidence: Object.fromEntries(
        evidence.flatMap(([field, each]) => (each ? [[field, each.source]] : [])),
      ),
      ...(price.offered.length > 0 && { choices: { price: [...price.offered] } }),
    },
  };
}
