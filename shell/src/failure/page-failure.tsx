import { Button } from '@gift-registry/design-system/button';
import { useEffect, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { reportPageFailure } from './page-reports.ts';
import { forgetEndedTwice } from '../remotes/load-screen.ts';
import { isLoadError } from '../remotes/load-entry.ts';
import { ClosedPage } from './no-page.tsx';
import { RetryScreen } from './retry-screen.tsx';
import { storedValue } from '@gift-registry/shell-contract';

const cooldownMilliseconds = 5 * 60_000;
const reloadedAt = storedValue('sessionStorage', 'reloaded-at', { parse: Number });

const reloadedRecently = (): boolean =>
  Date.now() - (reloadedAt.read() ?? 0) < cooldownMilliseconds;

function reloadPage(): void {
  reloadedAt.write(Date.now());
  location.reload();
}

/** Suggests one reload: the files of an old release may be gone. Hidden for five minutes after a reload. */
function ReloadSuggestion() {
  const [hidden] = useState(reloadedRecently);
  if (hidden) return null;
  return (
    <p>
      A newer version may be waiting.{' '}
      <Button size="sm" variant="quiet" onClick={reloadPage}>
        Reload the page
      </Button>
    </p>
  );
}

type PageFailureProps = { remote: string; path: string; outdated?: boolean; retired?: boolean };

export function PageFailure({ remote, path, outdated = false, retired = false }: PageFailureProps) {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (retired) return;
    console.error(error);
    reportPageFailure(
      { project: remote, page: path },
      isLoadError(error) ? 'load' : 'crash',
      error,
    );
  }, [error, remote, path, retired]);

  if (retired) return <ClosedPage />;
  if (outdated)
    return (
      <RetryScreen title="This page is taking a break" busy={false} onRetry={reloadPage}>
        It was made for an earlier version of this site, and its next version is on its way. The
        rest of the site keeps working. Please try again in a moment.
      </RetryScreen>
    );
  const retry = {
    busy: state === 'loading',
    onRetry: () => {
      forgetEndedTwice();
      void revalidate();
    },
  };
  if (!isLoadError(error))
    return (
      <RetryScreen title="Something went wrong on this page" {...retry}>
        The rest of the site keeps working. Please try again, or come back in a moment.
      </RetryScreen>
    );
  return (
    <RetryScreen title="This page is taking a break" {...retry}>
      We couldn’t load it just now, while the rest of the site keeps working. Please check your
      connection and try again.
      <ReloadSuggestion />
    </RetryScreen>
  );
}
