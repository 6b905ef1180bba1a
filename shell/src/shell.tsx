import { ToastProvider } from '@gift-registry/design-system/toast';
import { LiveUpdatesContext } from '@gift-registry/shell-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { useFirstPage } from './first-paint/use-first-page.ts';
import { NoticesProvider } from './notices/notices-provider.tsx';
import { SessionProvider } from './session/session-provider.tsx';
import { startShell } from './start-shell.tsx';

/** What surrounds every page. */
export function Shell() {
  const [{ queryClient, session, eventStream, router }] = useState(startShell);
  if (!useFirstPage(router)) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <NoticesProvider>
          <SessionProvider store={session} goHome={() => void router.navigate('/')}>
            <LiveUpdatesContext value={eventStream}>
              <RouterProvider router={router} />
            </LiveUpdatesContext>
          </SessionProvider>
        </NoticesProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}
