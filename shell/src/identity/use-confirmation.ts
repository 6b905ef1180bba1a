import type { ApiError } from '@gift-registry/bff-contract';
import { useMutation } from '@tanstack/react-query';

export function useConfirmation(send: () => Promise<unknown>, onSuccess: () => void) {
  const { mutate, reset, isPending, error } = useMutation<unknown, ApiError>({
    mutationFn: send,
    onSuccess,
  });
  return {
    mutate,
    reset,
    isPending,
    problem: error && error.field === undefined ? error.message : undefined,
    fieldProblem: (field: string) => (error?.field === field ? error.message : undefined),
  };
}
