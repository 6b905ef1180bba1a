import { useNavigation, useNotify } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

const failures: Readonly<Record<string, { title: string; description: string }>> = {
  google: {
    title: 'Google Login Failed',
    description: 'Google did not sign you in. Please try again.',
  },
  'google-start': {
    title: 'Google Login Error',
    description: 'Failed to initialize Google login. Please try again.',
  },
};

/** Tells about a sign-in with Google that came back without a session, once. */
export function useGoogleFailure(): void {
  const notify = useNotify();
  const { location, replaceQuery } = useNavigation();
  const failure = failures[new URLSearchParams(location.search).get('error') ?? ''];

  useEffect(() => {
    if (!failure) return;
    notify({ type: 'error', ...failure });
    const query = new URLSearchParams(location.search);
    query.delete('error');
    replaceQuery(query);
  }, [failure, location.search, notify, replaceQuery]);
}
