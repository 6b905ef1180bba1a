import type { Availability, PriceRange } from '@gift-registry/workers-contract';
import { cleanBrand } from '../extract/clean-brand.ts';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { Sources } from '../extract/sources.ts';
import { isPublicHost } from '../guard/address.ts';
import type { Page } from '../page/page.ts';
import { rankImages } from './choose-image.ts';
import { rankNames } from './choose-name.ts';
import { priceRange, rankPrices, type PriceCandidate } from './choose-price.ts';
import type { Chosen } from './chosen.ts';
import { isSelling, productness } from './is-product-page.ts';
import { settleCurrency } from './settle-currency.ts';

/** Everything that was considered for each field, the surest first. */
export interface Candidates {
  readonly name: readonly Chosen<string>[];
  readonly brand: readonly Chosen<string>[];
  readonly price: readonly PriceCandidate[];
  readonly currency: readonly Chosen<string>[];
  readonly availability: readonly Chosen<Availability>[];
  readonly description: readonly Chosen<string>[];
  readonly image: readonly Chosen<string>[];
}

export interface Weighed {
  /** How sure it is that the page is about one product, from 0 to 1. */
  readonly isProduct: number;
  /** The page gives a sign that the product is sold. */
  readonly isSelling: boolean;
  readonly candidates: Candidates;
  readonly range: PriceRange | undefined;
}

function inOrder<Value>(
  sources: readonly ProductFacts[],
  confidence: number,
  read: (facts: ProductFacts) => Value | null,
): Chosen<Value>[] {
  return sources.flatMap((facts) => {
    const value = read(facts);
    return value === null ? [] : [{ value, source: facts.source, confidence }];
  });
}

const availabilityOf = ({ offers }: ProductFacts) =>
  offers.find(({ availability }) => availability === 'in-stock')?.availability ??
  offers.find(({ availability }) => availability !== null)?.availability ??
  null;

/** A page must not make us, or the reader's browser, ask a private network for a picture. */
const isPublicPicture = (address: string, page: Page) => {
  const { host, hostname } = new URL(address);
  return host === page.address.host || isPublicHost(hostname);
};

export function weighSources(sources: Sources): Weighed {
  const { page, structured, meta, state, viewed, visible, oldPrices } = sources;
  const scripted = [viewed ?? [], state ?? []].flat();
  const facts = [...structured, meta, ...scripted];
  const price = rankPrices(facts, visible, oldPrices);
  const [best] = price;
  const currency = best && settleCurrency(best, price, visible, page);
  return {
    isSelling: structured.length > 0 || isSelling(sources),
    isProduct: Math.min(1, Math.max(0, productness(sources))),
    candidates: {
      name: rankNames([...structured, ...scripted], visible.headings, page),
      brand: inOrder(facts, 0.85, ({ brand }) => brand && cleanBrand(brand)),
      price,
      currency: currency ? [currency] : [],
      availability: inOrder([...facts, visible], 0.8, availabilityOf),
      // A shop writes the text of the preview as the summary of the page.
      description: inOrder([meta, ...structured], 0.8, ({ description }) => description),
      image: rankImages(facts, visible.pictures).filter(({ value }) =>
        isPublicPicture(value, page),
      ),
    },
    range: best && priceRange(facts, best.value),
  };
}
