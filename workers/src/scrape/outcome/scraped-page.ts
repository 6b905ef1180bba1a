import type { ScrapeResult } from '@gift-registry/workers-contract';

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
