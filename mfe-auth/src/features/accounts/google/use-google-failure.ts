import { useNavigation, useToast } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

const failures: ReadonlyMap<
  string | null,
  { readonly title: string; readonly description: string }
> = new Map([
  [
    'google',
    {
      title: 'Google Login Failed',
      description: 'Google did not sign you in. Please try again.',
    },
  ],
  [
    'locked',
    { title: 'Account locked', description: 'This account is locked. Please contact support.' },
  ],
]);

/** Says once why the server led here from Google without a session. */
export function useGoogleFailure(): void {
  const showToast = useToast();
  const { location, replaceQuery } = useNavigation();
  const failure = failures.get(new URLSearchParams(location.search).get('error'));

  useEffect(() => {
    if (!failure) return;
    showToast({ type: 'error', ...failure });
    const query = new URLSearchParams(location.search);
    query.delete('error');
    replaceQuery(query);
  }, [failure, location.search, showToast, replaceQuery]);
}
