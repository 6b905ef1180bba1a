import type { Toast } from '@gift-registry/shell-contract';

export function failureToast(title: string, error: Error): Toast {
  return {
    type: 'error',
    title,
    ...(error.message === title ? {} : { description: error.message }),
  };
}
