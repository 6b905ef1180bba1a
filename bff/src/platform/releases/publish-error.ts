export class PublishError extends Error {
  override readonly name: string = 'PublishError';
}

/** The build needs other contracts than the server or the shell has. */
export class ContractError extends PublishError {
  override readonly name = 'ContractError';
}
