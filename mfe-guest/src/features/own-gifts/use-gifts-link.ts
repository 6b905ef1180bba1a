import { useNavigation, useToast } from '@gift-registry/shell-contract';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api.ts';
import { hasGivenBefore, myGiftsKey } from './use-my-gifts.ts';

const mutationKey = ['open-gifts-link'];

export const useIsOpeningGifts = (): boolean => useIsMutating({ mutationKey }) > 0;

/**
 * Adds the gift of a mailed link to those of this browser and removes the token from the address bar. Returns the token
 * while it is there.
 */
export function useGiftsLink(shareCode: string): string | null {
  const api = useApi();
  const showToast = useToast();
  const client = useQueryClient();
  const { location, replaceQuery } = useNavigation();
  const token = new URLSearchParams(location.search).get('gifts');

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (linkToken: string) => api('openGiftsLink', { body: { token: linkToken } }),
    onSuccess() {
      hasGivenBefore.write();
      return client.invalidateQueries({ queryKey: myGiftsKey(shareCode) });
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'We couldn’t open your gifts',
        description: error.message,
      }),
  });

  useEffect(() => {
    if (!token) return;
    const query = new URLSearchParams(location.search);
    query.delete('gifts');
    replaceQuery(query);
    mutate(token);
  }, [token, location.search, replaceQuery, mutate]);

  return token;
}
