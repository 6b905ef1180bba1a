import { PathParamsContext } from '@gift-registry/shell-contract';
import { useLoaderData, useParams } from 'react-router';
import { AccessDenied } from '../failure/access-denied.tsx';
import { SessionUnknown } from '../failure/session-unknown.tsx';
import { LeaveFor } from './leave-for.tsx';
import type { OpenedPage } from './open-page.ts';

/** What stands in the place of the current route. */
export function RoutedPage() {
  const opened = useLoaderData<OpenedPage>();
  const params = useParams();
  switch (opened.kind) {
    case 'screen':
      return (
        <PathParamsContext value={params}>
          <opened.Screen />
        </PathParamsContext>
      );
    case 'leave':
      return <LeaveFor to={opened.to} toast={opened.toast} />;
    case 'denied':
      return <AccessDenied />;
    case 'unknown':
      return <SessionUnknown />;
  }
}
