import type { ApiError } from '@gift-registry/bff-contract';

export function saveFailure(error: ApiError, updating: boolean): string {
  if (error.code === 'network' || error.code === 'unreadable-reply')
    return 'Failed to save registry. Please try again.';
  return `Failed to ${updating ? 'update' : 'create'} registry: ${error.message}`;
}
