import { PathParamsContext } from '@gift-registry/shell-contract';
import { useLoaderData, useParams } from 'react-router';
import { AccessDenied } from '../failure/access-denied.tsx';
import { SessionFailure } from '../failure/session-failure.tsx';
import { Redirect } from './redirect.tsx';
import type { LoadedPage } from './load-page.ts';

export function RoutedPage() {
  const loaded = useLoaderData<LoadedPage>();
  const params = useParams();
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
