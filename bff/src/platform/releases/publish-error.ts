export class PublishError extends Error {
  override readonly name: string = 'PublishError';
}

/** A release needs other contracts than the server or the shell has. */
export class ContractError extends PublishError {
  override readonly name = 'ContractError';
  /** The area that has to be built again, which may not be the published one. */
  readonly area: string;

  constructor(area: string, message: string) {
    super(message);
    this.area = area;
  }
}
