import type { ScrapeOutcome, ScrapeResult } from '@gift-registry/workers-contract';

export interface Validators {
  readonly url: string;
  readonly etag: string;
  readonly lastModified: string;
}

export interface ScrapedPage {
  readonly result: ScrapeResult;
  readonly retryable: boolean;
  readonly validators?: Validators;
}

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
