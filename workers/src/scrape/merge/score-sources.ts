import type { Availability, PriceRange } from '@gift-registry/workers-contract';
import { cleanBrand } from '../extract/clean-brand.ts';
import { pageSubjects } from '../extract/main-product.ts';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { Sources } from '../extract/sources.ts';
import { normalizeName } from '../text/similarity.ts';
import { calibratePrices, rankNamesByChance } from '../learned/rank-by-chance.ts';
import { isPublicHost } from '../guard/address.ts';
import type { Page } from '../page/page.ts';
import { rankAvailability } from './rank-availability.ts';
import { rankImages } from './rank-images.ts';
import { rankNames } from './rank-names.ts';
import type { PriceCandidate } from '../candidates/candidate.ts';
import { priceRange, rankPrices } from './rank-prices.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { isSelling, productScore } from './product-score.ts';
import { resolveCurrency } from './resolve-currency.ts';

export interface Candidates {
  readonly name: readonly Candidate<string>[];
  readonly brand: readonly Candidate<string>[];
  readonly price: readonly PriceCandidate[];
  readonly currency: readonly Candidate<string>[];
  readonly availability: readonly Candidate<Availability>[];
  readonly description: readonly Candidate<string>[];
  readonly image: readonly Candidate<string>[];
}

export interface ScoredPage {
  readonly isProduct: number;
  readonly isSelling: boolean;
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

/** The candidates as the rules rank them, which is what the models start from. */
export function rankByRules(sources: Sources) {
  const { page, structured, meta, state, viewedProduct, visible, oldPrices } = sources;
  const fromScripts = [viewedProduct ?? [], state ?? []].flat();
  const facts = [...structured, meta, ...fromScripts];
  return {
    facts,
    price: rankPrices(facts, visible, oldPrices),
    name: rankNames([...structured, ...fromScripts], visible.headings, page),
  };
}

export function scoreSources(sources: Sources): ScoredPage {
  const { page, structured, meta, visible } = sources;
  const { facts, price: ruled, name } = rankByRules(sources);
  const price = calibratePrices(ruled, visible);
  const [best] = price;
  // A description that is the title again describes nothing.
  const subjects = new Set(
    [...pageSubjects(page), ...(page.meta.get('og:site_name') ?? [])].map(normalizeName),
  );
  const currency = best && resolveCurrency(best, price, visible, page);
  return {
    isSelling: structured.length > 0 || isSelling(sources),
    isProduct: Math.min(1, Math.max(0, productScore(sources))),
    candidates: {
      name: rankNamesByChance(name, visible, page),
      brand: [
        ...candidatesOf(facts, 0.85, ({ brand }) => brand && cleanBrand(brand)),
        ...candidatesOf([visible], 0.6, ({ brand }) => brand && cleanBrand(brand)),
      ],
      price,
      currency: currency ? [currency] : [],
      availability: rankAvailability(facts, visible, best !== undefined && best.confidence >= 0.5),
      // The preview's text is written as a summary of the page.
      description: candidatesOf([meta, ...structured], 0.8, ({ description }) =>
        description && !subjects.has(normalizeName(description)) ? description : null,
      ),
      image: rankImages(facts, visible.pictures).filter(({ value }) =>
        isPublicPicture(value, page),
      ),
    },
    range: best && priceRange(facts, best.value),
  };
}
