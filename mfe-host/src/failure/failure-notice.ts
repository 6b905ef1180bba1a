import type { Notice } from '@gift-registry/shell-contract';

/** What failed, and why where the server says more than that. */
export function failureNotice(title: string, error: Error): Notice {
  return {
    type: 'error',
    title,
    ...(error.message === title ? {} : { description: error.message }),
  };
}
