import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { isLoadError } from '../remotes/is-load-error.ts';
import { ReloadOffer } from './reload-offer.tsx';
import { RetryNotice } from './retry-notice.tsx';

/** The failure screen of one area: its files could not be had, or its code failed. */
export function PageFailure() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    console.error(error);
  }, [error]);

  const retry = { busy: state === 'loading', onRetry: () => void revalidate() };
  if (!isLoadError(error))
    return (
      <RetryNotice title="Something went wrong on this page" {...retry}>
        The rest of the site keeps working. Please try again, or come back in a moment.
      </RetryNotice>
    );
  return (
    <RetryNotice title="This page is taking a break" {...retry}>
      We couldn&apos;t load it just now, while the rest of the site keeps working. Please check your
      connection and try again.
      <ReloadOffer />
    </RetryNotice>
  );
}
