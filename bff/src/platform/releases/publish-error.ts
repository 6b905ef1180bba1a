/** A rejected release; the message is shown to the team that publishes. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
