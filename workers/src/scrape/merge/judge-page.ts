import type { Availability, PriceRange } from '@gift-registry/workers-contract';
import { cleanBrand } from '../extract/clean-brand.ts';
import { pageSubjects } from '../extract/main-product.ts';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { Sources } from '../extract/sources.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { isPublicHost } from '../guard/address.ts';
import type { Page } from '../page/page.ts';
import { normalizeName } from '../text/similarity.ts';
import { judgePrice, priceRange, type PriceVerdict } from './judge-price.ts';
import { judgeProduct, type ProductVerdict } from './judge-product.ts';
import { rankAvailability } from './rank-availability.ts';
import { rankImages } from './rank-images.ts';
import { rankNames } from './rank-names.ts';
import { resolveCurrency } from './resolve-currency.ts';

/** The values of each field, the best first. */
export interface Candidates {
  readonly name: readonly Candidate<string>[];
  readonly brand: readonly Candidate<string>[];
  readonly price: readonly Candidate<number>[];
  readonly currency: readonly Candidate<string>[];
  readonly availability: readonly Candidate<Availability>[];
  readonly description: readonly Candidate<string>[];
  readonly image: readonly Candidate<string>[];
}

export interface JudgedPage {
  readonly product: ProductVerdict;
  readonly price: PriceVerdict;
  readonly candidates: Candidates;
  readonly range: PriceRange | undefined;
}

function candidatesOf<Value>(
  sources: readonly ProductFacts[],
  confidence: number,
  read: (facts: ProductFacts) => Value | null,
): Candidate<Value>[] {
  return sources.flatMap((facts) => {
    const value = read(facts);
    return value === null ? [] : [{ value, source: facts.source, confidence }];
  });
}

/** A picture must not make us, or a person's browser, request a private network. */
const isPublicPicture = (address: string, page: Page) => {
  const { host, hostname } = new URL(address);
  return host === page.address.host || isPublicHost(hostname);
};

function rankDescriptions(page: Page, sources: readonly ProductFacts[]): Candidate<string>[] {
  // A description that is the title again describes nothing.
  const subjects = new Set(
    [...pageSubjects(page), ...(page.meta.get('og:site_name') ?? [])].map(normalizeName),
  );
  return candidatesOf(sources, 0.8, ({ description }) =>
    description && !subjects.has(normalizeName(description)) ? description : null,
  );
}

export function judgePage(sources: Sources): JudgedPage {
  const { page, structured, meta, state, viewedProduct, visible, oldPrices } = sources;
  const scripts = [viewedProduct ?? [], state ?? []].flat();
  const facts = [...structured, meta, ...scripts];
  const isShop = ({ source }: ProductFacts) => source === 'shop-rule';
  const price = judgePrice({
    data: [...structured.filter((each) => !isShop(each)), meta],
    scripts,
    shop: structured.find(isShop) ?? null,
    visible,
    oldPrices,
  });
  const currency = resolveCurrency(price, visible, page);
  return {
    product: judgeProduct(sources),
    price,
    candidates: {
      name: rankNames([...structured, ...scripts], visible.headings, page),
      brand: [
        ...candidatesOf(facts, 0.85, ({ brand }) => brand && cleanBrand(brand)),
        ...candidatesOf([visible], 0.6, ({ brand }) => brand && cleanBrand(brand)),
      ],
      price: price.price ? [price.price] : [],
      currency: currency ? [currency] : [],
      availability: rankAvailability(facts, visible, price.statements.length > 0),
      // The preview's text is written as a summary of the page.
      description: rankDescriptions(page, [meta, ...structured]),
      image: rankImages(facts, visible.pictures).filter(({ value }) =>
        isPublicPicture(value, page),
      ),
    },
    range: price.price ? priceRange(facts, price.price.value) : undefined,
  };
}
