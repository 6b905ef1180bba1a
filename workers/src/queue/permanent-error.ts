/** A failure that another attempt can't change: the job fails at once. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}
