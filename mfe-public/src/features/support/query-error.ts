import { ApiError, submitQuery, type QueryForm } from '@gift-registry/bff-contract';

export const queryFields = [
  'name',
  'email',
  'phone',
  'queryText',
] as const satisfies (keyof QueryForm)[];

export const rejectedField = (error: Error) =>
  error instanceof ApiError ? queryFields.find((field) => field === error.field) : undefined;

export function errorMessage(error: Error): string {
  if (!(error instanceof ApiError)) return submitQuery.failureMessage;
  if (error.code === 'network') return 'Network error. Please check your connection and try again.';
  return error.message || submitQuery.failureMessage;
}
