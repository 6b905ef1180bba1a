import { ApiError, type QueryForm } from '@gift-registry/bff-contract';

const fields = ['name', 'email', 'phone', 'queryText'] as const satisfies (keyof QueryForm)[];

/** The field that the server refused, if it was one. */
export const failedField = (failure: Error) =>
  failure instanceof ApiError ? fields.find((field) => field === failure.field) : undefined;

export function failureText(failure: Error): string {
  const unknown = 'Failed to submit query. Please try again.';
  if (!(failure instanceof ApiError)) return unknown;
  if (failure.code === 'network')
    return 'Network error. Please check your connection and try again.';
  return failure.message || unknown;
}
