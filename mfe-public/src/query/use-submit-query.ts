import { submitQuery, type QueryForm } from '@gift-registry/bff-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../api.ts';

export function useSubmitQuery() {
  const call = useApi();
  return useMutation({ mutationFn: (body: QueryForm) => call(submitQuery, { body }) });
}
