import type { ApiError } from '@gift-registry/bff-contract';

/** What is said when saving fails, with the server's own words where it answered. */
export function saveFailure(error: ApiError, updating: boolean): string {
  if (error.status === 0) return 'Failed to save registry. Please try again.';
  return `Failed to ${updating ? 'update' : 'create'} registry: ${error.message}`;
}
