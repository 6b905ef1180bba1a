import { readThanks } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../api.ts';

/** Reads the note of the address; the secret leaves the address bar. */
export function useNote() {
  const api = useApi();
  const { location, replaceQuery } = useNavigation();
  const [token] = useState(() => new URLSearchParams(location.search).get('note') ?? '');
  useEffect(() => {
    if (location.search) replaceQuery(new URLSearchParams());
  }, [location.search, replaceQuery]);
  return useQuery({
    queryKey: ['thank-you', token],
    queryFn: ({ signal }) => api(readThanks, { body: { token: token || 'missing' } }, { signal }),
  });
}
