export class Failure extends Error {
  override readonly name = 'Failure';
}

export function describeFailure(error: unknown): string {
  if (error instanceof Failure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
