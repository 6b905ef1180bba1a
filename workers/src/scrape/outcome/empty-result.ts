import type { ScrapeOutcome, ScrapeResult } from '@gift-registry/workers-contract';

export function emptyResult(outcome: ScrapeOutcome, url: string): ScrapeResult {
  return {
    outcome,
    title: null,
    name: null,
    brand: null,
    price: null,
    currency: null,
    availability: null,
    description: null,
    image: null,
    images: [],
    url,
    evidence: {},
  };
}
