import { useNavigation, useToast } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

export function useGoogleFailure(): void {
  const showToast = useToast();
  const { location, replaceQuery } = useNavigation();
  const failed = new URLSearchParams(location.search).get('error') === 'google';

  useEffect(() => {
    if (!failed) return;
    showToast({
      type: 'error',
      title: 'Google Login Failed',
      description: 'Google did not sign you in. Please try again.',
    });
    const query = new URLSearchParams(location.search);
    query.delete('error');
    replaceQuery(query);
  }, [failed, location.search, showToast, replaceQuery]);
}
