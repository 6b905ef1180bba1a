/** Not now: the job goes back to the queue for a while, and no attempt is counted. */
export class PostponedError extends Error {
  override readonly name = 'PostponedError';
  readonly delayMs: number;

  constructor(delayMs: number) {
    super(`postponed by ${delayMs} ms`);
    this.delayMs = delayMs;
  }
}
