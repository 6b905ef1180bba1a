import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { DocumentFormContext, type DocumentForm } from './document-form.ts';
import { cacheDocumentReplies, type DocumentReply } from './document-replies.ts';
import { LiveUpdatesContext, type LiveUpdates } from './live-updates.ts';
import {
  NavigationActionsContext,
  NavigationContext,
  PathParamsContext,
  type LinkProps,
  type Navigation,
  type NavigationActions,
} from './navigation.ts';
import { SessionContext, type SessionApi, type SessionState } from './session.ts';
import { ToastContext } from './toast.ts';
import { renderToStaticMarkup } from 'react-dom/server';

/** Titles and preloads that React moves to the front, where a whole document would have its head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<link[^>]*>|<meta[^>]*>)+/;

/**
 * Renders without React's marks for hydration; the document has its own title and preloads. Ids that components make up
 * start with `idPrefix`, so that two renderings in one document share none.
 */
const renderToHtml = (element: ReactNode, idPrefix: string): string =>
  renderToStaticMarkup(element, { identifierPrefix: idPrefix }).replace(hoisted, '');

export interface ScreenRequest {
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly replies: readonly DocumentReply[];
  readonly form?: DocumentForm | undefined;
}

export interface RenderOptions {
  readonly session?: SessionState;
  readonly idPrefix?: string;
}

const loading: SessionState = { status: 'loading', user: null };
const never = () => new Promise<never>(() => {});
const sessionFunctions: Omit<SessionApi, 'state'> = {
  replace: () => {},
  csrfToken: never,
  refresh: never,
  confirmIdentity: never,
  signOut: never,
};
const liveUpdates: LiveUpdates = { subscribe: () => () => {} };

/** Nothing is fetched and no timer runs: a query without a reply stays pending. */
function createStaticQueryClient(replies: readonly DocumentReply[]): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, gcTime: Infinity, retry: false, retryOnMount: false },
    },
  });
  cacheDocumentReplies(client, replies);
  return client;
}

/** From path and replies alone: links are plain links, effects do not run, and nobody is known yet. */
export function renderScreenToHtml(
  Screen: ComponentType,
  { path, params, replies, form }: ScreenRequest,
  { session = loading, idPrefix = 'screen-' }: RenderOptions = {},
): string {
  const navigation = createStaticNavigation(path);
  return renderToHtml(
    <QueryClientProvider client={createStaticQueryClient(replies)}>
      <ToastContext value={() => {}}>
        <SessionContext value={{ state: session, ...sessionFunctions }}>
          <LiveUpdatesContext value={liveUpdates}>
            <NavigationActionsContext value={navigation}>
              <NavigationContext value={navigation}>
                <PathParamsContext value={params}>
                  <DocumentFormContext value={form}>
                    <Screen />
                  </DocumentFormContext>
                </PathParamsContext>
              </NavigationContext>
            </NavigationActionsContext>
          </LiveUpdatesContext>
        </SessionContext>
      </ToastContext>
    </QueryClientProvider>,
    idPrefix,
  );
}

function createStaticNavigation(path: string): Navigation & NavigationActions {
  const { pathname, search } = new URL(path, 'https://own.invalid');
  const location = { pathname, search, hash: '', state: null };
  return {
    location,
    currentLocation: () => location,
    navigate: () => {},
    back: () => {},
    replaceQuery: () => {},
    pushQuery: () => {},
    layers: [],
    showLayer: () => {},
    closeLayer: () => {},
    guardLeaving: () => () => {},
    Link: StaticLink,
  };
}

function StaticLink({ to, shownAs = to, replace: _, state: __, ...anchor }: LinkProps) {
  return <a {...anchor} href={shownAs} />;
}
