/** A refused command; its message is for the person at the terminal. */
export class ReleaseError extends Error {
  /** @override */
  name = 'ReleaseError';
}
