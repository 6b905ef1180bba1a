/** Fails the job at once: another attempt would end the same way. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}
