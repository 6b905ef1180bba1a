import type { Availability, PriceRange } from '@gift-registry/workers-contract';
import { cleanBrand } from '../extract/clean-brand.ts';
import type { Sources } from '../extract/sources.ts';
import { productFeatures } from '../learned/product-features.ts';
import { calibrateFirst, calibratePrices, rankNamesByChance } from '../learned/rank-by-chance.ts';
import { chanceOf } from '../learned/softmax.ts';
import WEIGHTS from '../learned/weights.json' with { type: 'json' };
import type { Candidate, PriceCandidate } from '../candidates/candidate.ts';
import { isSelling } from './product-score.ts';
import { candidatesOf, confidenceFeatures, rankByRules } from './rank-by-rules.ts';
import { priceRange } from './rank-prices.ts';

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

export const isOffered = (sources: Sources) => sources.structured.length > 0 || isSelling(sources);

export function scoreSources(sources: Sources): ScoredPage {
  const { page, visible } = sources;
  const ruled = rankByRules(sources);
  const features = confidenceFeatures(ruled, sources);
  const price = calibratePrices(ruled.price, visible);
  const [best] = price;
  return {
    isSelling: isOffered(sources),
    isProduct: chanceOf(productFeatures(sources, ruled.score), Object.values(WEIGHTS.product)),
    candidates: {
      name: rankNamesByChance(ruled.name, visible, page),
      brand: [
        ...candidatesOf(ruled.facts, 0.85, ({ brand }) => brand && cleanBrand(brand)),
        ...candidatesOf([visible], 0.6, ({ brand }) => brand && cleanBrand(brand)),
      ],
      price,
      currency: calibrateFirst('currency', ruled.currency, features.currency),
      availability: calibrateFirst('availability', ruled.availability, features.availability),
      description: calibrateFirst('description', ruled.description, features.description),
      image: calibrateFirst('image', ruled.image, features.image),
    },
    range: best && priceRange(ruled.facts, best.value),
  };
}
