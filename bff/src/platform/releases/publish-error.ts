export class PublishError extends Error {
  override readonly name = 'PublishError';
}
