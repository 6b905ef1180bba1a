/** Puts the job back into the queue for `delayMs` without counting an attempt. */
export class RetryLaterError extends Error {
  override readonly name = 'RetryLaterError';
  readonly delayMs: number;

  constructor(delayMs: number) {
    super(`postponed by ${delayMs} ms`);
    this.delayMs = delayMs;
  }
}
