import { openGiftsLink } from '@gift-registry/bff-contract';
import { useNavigation, useNotify } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../api.ts';
import { myGiftsKey } from './use-my-gifts.ts';

/** A mailed 'your gifts' link makes this browser that guest; its token leaves the address bar at once. */
export function useGiftsLink(shareCode: string): void {
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const { location, replaceQuery } = useNavigation();
  const token = new URLSearchParams(location.search).get('gifts');

  const { mutate } = useMutation({
    mutationFn: (linkToken: string) => api(openGiftsLink, { body: { token: linkToken } }),
    onSuccess: () => client.invalidateQueries({ queryKey: myGiftsKey(shareCode) }),
    onError: (error) =>
      notify({
        type: 'error',
        title: 'We could not open your gifts',
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
}
