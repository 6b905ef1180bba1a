import type { ApiError } from '@gift-registry/bff-contract';
import { useMutation } from '@tanstack/react-query';

/** Calls the server for a form, and tells where to show a problem: at a field, or above the form. */
export function useConfirmation(send: () => Promise<unknown>, onSuccess: () => void) {
  const { mutate, reset, isPending, error } = useMutation<unknown, ApiError>({
    mutationFn: send,
    networkMode: 'always',
    onSuccess,
  });
  return {
    mutate,
    reset,
    isPending,
    /** A problem of no field. */
    problem: error && error.field === undefined ? error.message : undefined,
    fieldProblem: (field: string) => (error?.field === field ? error.message : undefined),
  };
}
