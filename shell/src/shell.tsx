import { LiveUpdatesContext } from '@gift-registry/shell-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { keepScroll, takeOver } from './first-paint/take-over.ts';
import { SessionProvider } from './session/session-provider.tsx';
import type { ShellParts } from './start-shell.tsx';
import { ToastProvider } from './toast/toast-provider.tsx';

interface ShellProps extends ShellParts {
  readonly root: HTMLElement;
}

export function Shell({ queryClient, session, identity, liveUpdates, router, root }: ShellProps) {
  useLayoutEffect(() => takeOver(root), [root]);
  return (
    <QueryClientProvider client={queryClient}>
      <ScrollKeeper />
      <ToastProvider>
        <SessionProvider
          store={session}
          confirmIdentity={identity.ask}
          goHome={() => void router.navigate('/')}
        >
          <LiveUpdatesContext value={liveUpdates}>
            <RouterProvider router={router} />
          </LiveUpdatesContext>
        </SessionProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** Stands before the router, because effects run in the order of the tree. */
function ScrollKeeper() {
  useLayoutEffect(keepScroll, []);
  return null;
}
