import type { Toast } from '@gift-registry/shell-contract';

/** An error toast, with the error's message unless it repeats the title. */
export function failureToast(title: string, error: Error): Toast {
  return {
    type: 'error',
    title,
    ...(error.message === title ? {} : { description: error.message }),
  };
}
