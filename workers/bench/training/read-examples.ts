import { score, isSameName } from '../../src/scrape/corpus/score.ts';
import type { PageTruth } from '../../src/scrape/corpus/truth.ts';
import { readSources } from '../../src/scrape/extract/sources.ts';
import { nameFeatures } from '../../src/scrape/learned/name-features.ts';
import { productFeatures } from '../../src/scrape/learned/product-features.ts';
import { distinctNames } from '../../src/scrape/learned/rank-by-chance.ts';
import type { Features } from '../../src/scrape/learned/softmax.ts';
import { confidenceFeatures, rankByRules } from '../../src/scrape/merge/rank-by-rules.ts';
import { isOffered } from '../../src/scrape/merge/score-sources.ts';
import type { Page } from '../../src/scrape/page/page.ts';

export const FIRST_FIELDS = ['price', 'currency', 'image', 'availability', 'description'] as const;
export type FirstField = (typeof FIRST_FIELDS)[number];

export interface FirstAnswer {
  /** Of the first candidate of the rules; null without one. */
  readonly features: Features | null;
  readonly isRight: boolean;
  /** Pages without a price have no right one: each answer is wrong there. */
  readonly exists: boolean;
}

/** A page as the models see it, without a word of it. */
export interface PageExample {
  readonly shop: string;
  readonly page: string;
  readonly system: string;
  readonly mutation: string;
  /** A refusal or an error is never taken for a product, and teaches nothing. */
  readonly isReadable: boolean;
  readonly isProduct: boolean;
  readonly isOffered: boolean;
  readonly product: Features;
  readonly name: {
    readonly candidates: readonly Features[];
    readonly right: readonly number[];
    readonly isKnown: boolean;
  };
  /** Of the fields whose right answer is known. */
  readonly first: Partial<Record<FirstField, FirstAnswer>>;
  readonly isOutOfStock: boolean;
}

const rounded = (features: Features) => features.map((each) => Math.round(each * 100) / 100);

type Read = Omit<PageExample, 'shop' | 'page' | 'system' | 'mutation' | 'isReadable'>;

export function readExample(page: Page, truth: PageTruth): Read {
  const sources = readSources(page);
  const ruled = rankByRules(sources);
  const names = distinctNames(ruled.name);
  const features = confidenceFeatures(ruled, sources);
  const verdicts = score(
    {
      name: null,
      price: ruled.price[0]?.value ?? null,
      currency: ruled.currency[0]?.value ?? null,
      image: ruled.image[0]?.value ?? null,
      availability: ruled.availability[0]?.value ?? null,
      description: ruled.description[0]?.value ?? null,
    },
    truth,
  );
  const first: Partial<Record<FirstField, FirstAnswer>> = {};
  // A shell that its scripts fill later shows nothing to read.
  const isProduct = truth.is_product && truth.name !== null;
  for (const field of isProduct ? FIRST_FIELDS : []) {
    const verdict = verdicts[field];
    const own = features[field];
    const isKnown = verdict !== 'correctly-empty' && verdict !== 'false-positive';
    if (!isKnown && !(field === 'price' && own)) continue;
    first[field] = {
      features: own && rounded(own),
      isRight: verdict === 'right',
      exists: isKnown,
    };
  }
  return {
    isProduct,
    isOffered: isOffered(sources),
    product: rounded(productFeatures(sources, ruled.score)),
    name: {
      candidates: nameFeatures(names, ruled.name, sources.visible, page).map(rounded),
      right: names.flatMap((name, index) => (isSameName(name, truth) ? [index] : [])),
      isKnown: isProduct,
    },
    first,
    isOutOfStock: truth.availability === 'out_of_stock',
  };
}
