import type { ScrapeOutcome } from '@gift-registry/workers-contract';

export interface ScrapeFailureOptions extends ErrorOptions {
  /** Whether the same request may well succeed a moment later. */
  readonly passing?: boolean;
}

/** The scrape ends here, and this is how the host is told. */
export class ScrapeFailure extends Error {
  override readonly name = 'ScrapeFailure';
  readonly outcome: Exclude<ScrapeOutcome, 'ok' | 'partial'>;
  readonly passing: boolean;

  constructor(
    outcome: ScrapeFailure['outcome'],
    message: string,
    { passing = false, ...options }: ScrapeFailureOptions = {},
  ) {
    super(message, options);
    this.outcome = outcome;
    this.passing = passing;
  }
}

/** One text for every refusal: the difference would map our network for whoever asks. */
export class NotAllowedFailure extends ScrapeFailure {
  constructor() {
    super('not-allowed', 'This address is not allowed.');
  }
}
