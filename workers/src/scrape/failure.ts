import type { ScrapeOutcome } from '@gift-registry/workers-contract';

/** The scrape ends here, and this is how the host is told. */
export class ScrapeFailure extends Error {
  override readonly name = 'ScrapeFailure';
  readonly outcome: Exclude<ScrapeOutcome, 'ok' | 'partial'>;

  constructor(outcome: ScrapeFailure['outcome'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
  }
}

/** One text for every refusal: the difference would map our network for whoever asks. */
export class NotAllowedFailure extends ScrapeFailure {
  constructor() {
    super('not-allowed', 'This address is not allowed.');
  }
}
