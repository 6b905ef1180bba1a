import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { cacheDocumentReplies, type DocumentReply } from '../src/document-replies.ts';
import { showFirstProblems } from '../src/first-problem.ts';
import {
  LiveUpdatesContext,
  type LiveEvent,
  type LiveSubscription,
  type LiveUpdates,
} from '../src/live-updates.ts';
import { PathParamsContext } from '../src/navigation.ts';
import {
  SessionContext,
  type SessionApi,
  type SessionState,
  type SessionUser,
} from '../src/session.ts';
import { MemoryNavigationProvider } from './memory-navigation-provider.tsx';
import { addressOf, createMemoryNavigation, type MemoryNavigation } from './memory-navigation.ts';
import { createTestSession, type TestSession } from './test-session.ts';
import { ToastList } from './toast-list.tsx';

// Long enough for a busy machine; a passing test does not wait this long.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

export type PathParams = Readonly<Record<string, string | undefined>>;

export interface ScreenOptions {
  readonly path?: string;
  readonly params?: PathParams | ((pathname: string) => PathParams);
  readonly session?: SessionState | Partial<SessionApi>;
  readonly replies?: readonly DocumentReply[];
  readonly advanceTimers?: (milliseconds: number) => void;
}

/**
 * Renders a screen inside everything that the shell provides. After a navigation to another path the screen is
 * unmounted; pass a function of the path to render several screens.
 */
export function renderScreen(
  element: ReactNode | ((pathname: string) => ReactNode),
  { path = '/', params = {}, session = {}, replies = [], advanceTimers }: ScreenOptions = {},
) {
  const navigation = createMemoryNavigation(path);
  const start = navigation.location().pathname;
  const pageAt = (pathname: string): ReactNode =>
    typeof element === 'function' ? element(pathname) : pathname === start && element;
  const paramsAt = (pathname: string) => (typeof params === 'function' ? params(pathname) : params);

  const testSession = createTestSession('status' in session ? { state: session } : session);
  const subscriptions = new Set<LiveSubscription>();
  const liveUpdates: LiveUpdates = {
    subscribe(subscription) {
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Infinity },
      mutations: { retry: false, networkMode: 'always', gcTime: Infinity },
    },
  });

  cacheDocumentReplies(queryClient, replies);

  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FirstProblems />
      <ToastList>
        <SessionProvider session={testSession}>
          <LiveUpdatesContext value={liveUpdates}>
            <MemoryNavigationProvider navigation={navigation}>
              <CurrentPage navigation={navigation} pageAt={pageAt} paramsAt={paramsAt} />
            </MemoryNavigationProvider>
          </LiveUpdatesContext>
        </SessionProvider>
      </ToastList>
    </QueryClientProvider>,
  );

  return {
    user: userEvent.setup(advanceTimers ? { advanceTimers } : {}),
    queryClient,
    unmount,
    address: () => addressOf(navigation.location()),
    location: navigation.location,
    history: navigation.history,
    navigate: (to: string) => act(() => navigation.navigate(to)),
    pressBack: () => act(() => navigation.go(-1)),
    pressForward: () => act(() => navigation.go(1)),
    isGuarded: navigation.isGuarded,
    session: testSession.getState,
    endSession: () =>
      act(() => testSession.functions.replace({ user: null, csrfToken: 'csrf-token' })),
    startSession: (user: SessionUser) =>
      act(() => testSession.functions.replace({ user, csrfToken: 'csrf-token' })),
    emit: (event: LiveEvent) => act(() => subscriptions.forEach(({ onEvent }) => onEvent(event))),
    reconnect: () => act(() => subscriptions.forEach(({ onReconnect }) => onReconnect())),
    /** The shares whose events the screen subscribes to; undefined stands for the host's own registries. */
    subscribedShares: () => [...subscriptions].map(({ share }) => share),
    toasts: () => within(screen.getByRole('region', { name: 'Notifications' })),
  };
}

function SessionProvider(props: { readonly session: TestSession; readonly children: ReactNode }) {
  const { getState, subscribe, functions } = props.session;
  const state = useSyncExternalStore(subscribe, getState);
  const value = useMemo(() => ({ state, ...functions }), [state, functions]);
  return <SessionContext value={value}>{props.children}</SessionContext>;
}

function FirstProblems() {
  useEffect(() => showFirstProblems(document), []);
  return null;
}

interface CurrentPageProps {
  readonly navigation: MemoryNavigation;
  readonly pageAt: (pathname: string) => ReactNode;
  readonly paramsAt: (pathname: string) => PathParams;
}

function CurrentPage({ navigation, pageAt, paramsAt }: CurrentPageProps) {
  const { pathname } = useSyncExternalStore(navigation.subscribe, navigation.location);
  const params = useMemo(() => paramsAt(pathname), [paramsAt, pathname]);
  return <PathParamsContext value={params}>{pageAt(pathname)}</PathParamsContext>;
}
