import type { ApiError } from '@gift-registry/bff-contract';
import type { Notice } from '@gift-registry/shell-contract';
import { failureNotice } from '../failure/failure-notice.ts';

interface Attempt {
  readonly name: string;
  readonly title: string;
  readonly signInText: string;
}

/** Why a gift was not added. */
export function addFailure(error: ApiError, { name, title, signInText }: Attempt): Notice {
  if (error.code === 'already-added')
    return {
      type: 'error',
      title: 'Already Added',
      description: `${name} is already in your registry`,
    };
  if (error.code === 'unauthenticated')
    return { type: 'error', title: 'Authentication Required', description: signInText };
  return failureNotice(title, error);
}
