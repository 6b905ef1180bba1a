import { LiveUpdatesContext, ToastContext } from '@gift-registry/shell-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, type ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { keepScroll, takeOver } from './first-paint/take-over.ts';
import { SessionProvider } from './session/session-provider.tsx';
import type { ShellParts } from './start-shell.tsx';
import {
  ToastProvider as ToastRegionProvider,
  useToast as useToastRegion,
} from '@gift-registry/design-system/toast';

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

type ToastProviderProps = { children: ReactNode };

function ToastProvider({ children }: ToastProviderProps) {
  return (
    <ToastRegionProvider>
      <ShellToasts>{children}</ShellToasts>
    </ToastRegionProvider>
  );
}

function ShellToasts({ children }: ToastProviderProps) {
  const { show } = useToastRegion();
  return <ToastContext value={show}>{children}</ToastContext>;
}
