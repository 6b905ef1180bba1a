import { readSources } from '../extract/sources.ts';
import { isSameName, isSamePrice } from '../corpus/score.ts';
import type { PageTruth } from '../corpus/truth.ts';
import { priceConfidenceFeatures } from '../learned/confidence-features.ts';
import { nameFeatures } from '../learned/name-features.ts';
import { distinctNames } from '../learned/rank-by-chance.ts';
import type { Features } from '../learned/softmax.ts';
import { rankByRules } from '../merge/score-sources.ts';
import type { Page } from '../page/page.ts';

/** A page as the models see it, without a word of it. */
export interface PageExample {
  readonly shop: string;
  readonly page: string;
  readonly mutation: string;
  readonly name: { readonly candidates: readonly Features[]; readonly right: readonly number[] };
  /** The first price of the rules; null without one. */
  readonly price: { readonly features: Features; readonly isRight: boolean } | null;
}

const rounded = (features: Features) => features.map((each) => Math.round(each * 100) / 100);

export function readExample(page: Page, truth: PageTruth): Pick<PageExample, 'name' | 'price'> {
  const sources = readSources(page);
  const ruled = rankByRules(sources);
  const names = distinctNames(ruled.name);
  const [price] = ruled.price;
  return {
    name: {
      candidates: nameFeatures(names, ruled.name, sources.visible, page).map(rounded),
      right: names.flatMap((name, index) => (isSameName(name, truth) ? [index] : [])),
    },
    price: price
      ? {
          features: rounded(priceConfidenceFeatures(price, sources.visible)),
          isRight: isSamePrice(price.value, truth),
        }
      : null,
  };
}
