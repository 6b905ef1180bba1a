import type { Toast } from '@gift-registry/shell-contract';

/** What failed, and why where the server says more than that. */
export function failureToast(title: string, error: Error): Toast {
  return {
    type: 'error',
    title,
    ...(error.message === title ? {} : { description: error.message }),
  };
}
