import { PathParamsContext } from '@gift-registry/shell-contract';
import { useEffect } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { AccessDenied } from '../failure/access-denied.tsx';
import { reportPage } from '../page-reports/page-reports.ts';
import { SessionFailure } from '../failure/session-failure.tsx';
import { Redirect } from './redirect.tsx';
import type { LoadedPage } from './load-page.ts';

type RoutedPageProps = { remote: string; path: string };

export function RoutedPage({ remote, path }: RoutedPageProps) {
  const loaded = useLoaderData<LoadedPage>();
  const params = useParams();
  useEffect(() => void reportPage({ project: remote, page: path }), [remote, path]);
  switch (loaded.kind) {
    case 'screen':
      return (
        <PathParamsContext value={params}>
          <loaded.Screen />
        </PathParamsContext>
      );
    case 'redirect':
      return <Redirect to={loaded.to} toast={loaded.toast} />;
    case 'deny':
      return <AccessDenied />;
    case 'session-failed':
      return <SessionFailure />;
  }
}
