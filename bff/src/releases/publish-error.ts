/** Why a release was refused, in a sentence for the team that releases. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
