import { answerEmailLink, readEmailLink, type ApiError } from '@gift-registry/bff-contract';
import { useSession } from '@gift-registry/shell-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

export function useEmailLink(token: string) {
  const api = useApi();
  const { refresh } = useSession();
  const link = useQuery({
    queryKey: ['email-link', token],
    networkMode: 'always',
    staleTime: Infinity,
    queryFn: ({ signal }) => api(readEmailLink, { body: { token } }, { signal }),
  });
  const answer = useMutation<{ outcome: string }, ApiError, boolean>({
    mutationFn: (accept) => api(answerEmailLink, { body: { token, accept } }),
    // The account may have another address now, or this browser may be signed out.
    onSuccess: () => void refresh(),
  });
  return { link, answer };
}
