import { pageSubjects } from '../extract/main-product.ts';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { Sources } from '../extract/sources.ts';
import type { Candidate } from '../candidates/candidate.ts';
import {
  availabilityConfidenceFeatures,
  currencyConfidenceFeatures,
  descriptionConfidenceFeatures,
  imageConfidenceFeatures,
  priceConfidenceFeatures,
} from '../learned/confidence-features.ts';
import { isPublicHost } from '../guard/address.ts';
import type { Page } from '../page/page.ts';
import { normalizeName } from '../text/similarity.ts';
import { productScore } from './product-score.ts';
import { rankAvailability } from './rank-availability.ts';
import { rankImages } from './rank-images.ts';
import { rankNames } from './rank-names.ts';
import { rankPrices } from './rank-prices.ts';
import { resolveCurrency } from './resolve-currency.ts';

export function candidatesOf<Value>(
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

const ENOUGH_FOR_STOCK = 0.5;

export function rankByRules(sources: Sources) {
  const { page, structured, meta, state, viewedProduct, visible, oldPrices } = sources;
  const fromScripts = [viewedProduct ?? [], state ?? []].flat();
  const facts = [...structured, meta, ...fromScripts];
  const price = rankPrices(facts, visible, oldPrices);
  const [best] = price;
  const currency = best && resolveCurrency(best, price, visible, page);
  const isPriced = best !== undefined && best.confidence >= ENOUGH_FOR_STOCK;
  // A description that is the title again describes nothing.
  const subjects = new Set(
    [...pageSubjects(page), ...(page.meta.get('og:site_name') ?? [])].map(normalizeName),
  );
  return {
    facts,
    score: productScore(sources),
    price,
    name: rankNames([...structured, ...fromScripts], visible.headings, page),
    currency: currency ? [currency] : [],
    availability: rankAvailability(facts, visible, isPriced),
    // The preview's text is written as a summary of the page.
    description: candidatesOf([meta, ...structured], 0.8, ({ description }) =>
      description && !subjects.has(normalizeName(description)) ? description : null,
    ),
    image: rankImages(facts, visible.pictures).filter(({ value }) => isPublicPicture(value, page)),
  };
}

export function confidenceFeatures(
  { facts, ...ranked }: ReturnType<typeof rankByRules>,
  { visible }: Sources,
) {
  const [price] = ranked.price;
  const [currency] = ranked.currency;
  const [image] = ranked.image;
  const [availability] = ranked.availability;
  const [description] = ranked.description;
  const pictures = [...facts, visible].map(({ images }) => images);
  return {
    price: price ? priceConfidenceFeatures(price, visible) : null,
    currency: currency ? currencyConfidenceFeatures(currency) : null,
    image: image ? imageConfidenceFeatures(image, pictures) : null,
    availability: availability
      ? availabilityConfidenceFeatures(availability, ranked.availability)
      : null,
    description: description ? descriptionConfidenceFeatures(description) : null,
  };
}
