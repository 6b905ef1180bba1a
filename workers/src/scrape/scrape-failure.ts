import type { ScrapeOutcome } from '@gift-registry/workers-contract';

interface ScrapeFailureOptions extends ErrorOptions {
  readonly retryable?: boolean;
}

export class ScrapeFailure extends Error {
  override readonly name = 'ScrapeFailure';
  readonly outcome: Exclude<ScrapeOutcome, 'ok' | 'partial'>;
  readonly retryable: boolean;

  constructor(
    outcome: ScrapeFailure['outcome'],
    message: string,
    { retryable = false, ...options }: ScrapeFailureOptions = {},
  ) {
    super(message, options);
    this.outcome = outcome;
    this.retryable = retryable;
  }
}

/** Every refusal has the same text, so that nobody can map our network by the differences. */
export class NotAllowedFailure extends ScrapeFailure {
  constructor() {
    super('not-allowed', 'This address is not allowed.');
  }
}
