import type { ApiError } from '@gift-registry/bff-contract';
import type { Toast } from '@gift-registry/shell-contract';
import { failureToast } from '../platform/failure-toast.ts';

interface Attempt {
  readonly name: string;
  readonly title: string;
}

export function addFailureToast(error: ApiError, { name, title }: Attempt): Toast {
  if (error.code === 'already-added')
    return {
      type: 'error',
      title: 'Already Added',
      description: `${name} is already in your registry`,
    };
  return failureToast(title, error);
}
