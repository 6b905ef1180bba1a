import { LiveUpdatesContext } from '@gift-registry/shell-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { removeFirstPaint } from './first-paint/first-paint.ts';
import { SessionProvider } from './session/session-provider.tsx';
import type { ShellParts } from './start-shell.tsx';
import { ToastProvider } from './toast/toast-provider.tsx';

export function Shell({ queryClient, session, liveUpdates, router }: ShellParts) {
  useLayoutEffect(removeFirstPaint, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <SessionProvider store={session} goHome={() => void router.navigate('/')}>
          <LiveUpdatesContext value={liveUpdates}>
            <RouterProvider router={router} />
          </LiveUpdatesContext>
        </SessionProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}
