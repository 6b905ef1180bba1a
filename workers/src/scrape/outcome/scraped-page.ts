import type { ScrapeResult } from '@gift-registry/workers-contract';

/** The validators of an earlier response. */
export interface Validators {
  /** The address that they belong to. */
  readonly url: string;
  readonly etag: string;
  readonly lastModified: string;
}

/** The end of one scrape. */
export interface ScrapedPage {
  readonly result: ScrapeResult;
  /** Another attempt may end better. */
  readonly retryable: boolean;
  /** Set when one unrendered page led to the result. */
  readonly validators?: Validators;
}
