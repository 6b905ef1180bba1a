import {
  documentRepliesId,
  documentSettingsId,
  type DocumentReply,
  type HostView,
  getAnnouncement,
  getSession,
  releaseTableId,
  routedPage,
  type PageDefinition,
  type SessionUser,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import type { RemoteRoutes } from '@gift-registry/shell-contract';
import { act, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { installBrowserApis, TestBroadcastChannel, TestEventSource } from './browser-apis.ts';

let routes: RemoteRoutes = {};
const { pathname: containers } = new URL('../remotes/remote-containers.ts', import.meta.url);
jest.unstable_mockModule(containers, () => ({
  registerReleases: () => {},
  loadExposed: async () => ({ default: routes }),
}));
const { startShell } = await import('../start-shell.tsx');
const { Shell } = await import('../shell.tsx');
const { reportCaughtError } = await import('../failure/page-reports.ts');
const { waitForFirstPage } = await import('../first-paint/first-paint.ts');

configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

export interface TestPage extends Partial<PageDefinition> {
  readonly path: string;
  readonly Screen?: ComponentType;
  readonly load?: () => Promise<ComponentType>;
}

interface ShellOptions {
  readonly advanceTimers?: (milliseconds: number) => void;
  readonly pages: readonly TestPage[];
  readonly outdated?: true;
  readonly retired?: true;
  readonly rendered?: string;
  readonly replies?: readonly DocumentReply[];
  readonly beforeTakeover?: () => Promise<void> | void;
  readonly state?: unknown;
  readonly user?: SessionUser | null | 'failed' | 'loading';
  readonly hostView?: HostView;
}

export const answerSession = (user: SessionUser | null, hostView?: HostView): void =>
  testServer.reply(getSession, { user, csrfToken: 'csrf-token', hostView: hostView ?? null });

let dispose = () => {};
afterEach(() => {
  dispose();
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

export async function openShell(
  address: string,
  {
    pages,
    user = null,
    hostView,
    advanceTimers,
    outdated,
    retired,
    rendered,
    replies,
    beforeTakeover,
    state = null,
  }: ShellOptions,
) {
  installBrowserApis();
  history.replaceState(state, '', address);
  writeDocument(pages, { outdated, retired });
  if (rendered !== undefined) writeRenderedPage(rendered, replies);
  routes = Object.fromEntries(
    pages.map(({ path, Screen = Empty, load }) => [
      screenName(path),
      async () => ({ default: load ? await load() : Screen }),
    ]),
  );
  if (user === 'failed')
    testServer.fail(getSession, { status: 500, message: 'Failed to load your profile.' });
  else if (user === 'loading') testServer.hang(getSession);
  else answerSession(user, hostView);
  testServer.reply(getAnnouncement, { announcement: null });

  const parts = startShell();
  dispose = () => parts.router.dispose();
  if (rendered !== undefined) await waitForFirstPage(parts.router);
  await beforeTakeover?.();
  const root = document.body.appendChild(document.createElement('div'));
  const view = render(<Shell {...parts} root={root} />, {
    container: root,
    onCaughtError: reportCaughtError,
  });
  await act(async () => (user === 'loading' ? undefined : parts.session.settled()));
  return {
    user: userEvent.setup(advanceTimers ? { advanceTimers } : {}),
    unmount: view.unmount,
    parts,
    address: () => location.pathname + location.search + location.hash,
    toasts: () => within(screen.getByRole('region', { name: 'Notifications' })),
    eventSources: TestEventSource.opened,
    otherTabs: TestBroadcastChannel.opened[0],
  };
}

const Empty = () => null;
const screenName = (path: string) => path.replaceAll(/[^a-z]/g, '-');

function writeDocument(
  pages: readonly TestPage[],
  state: { readonly outdated: true | undefined; readonly retired: true | undefined },
): void {
  const definitions = pages.map(({ Screen: _, load: __, ...page }) =>
    routedPage.parse({
      title: page.path,
      description: `About ${page.path}`,
      access: 'public',
      chrome: 'public',
      signedOutTo: '/email-login',
      ...page,
      screen: screenName(page.path),
    }),
  );
  const social = [{ name: 'Instagram', url: 'https://instagram.example/tohfa' }];
  document.head.innerHTML = `
    <meta name="description" content="">
    <script type="application/json" id="${releaseTableId}"></script>
    <script type="application/json" id="${documentSettingsId}"></script>`;
  const release = { version: '1', entry: '/_mf/test.js', pages: definitions, ...state };
  writeBlock(releaseTableId, { 'mfe-test': release });
  writeBlock(documentSettingsId, { brand: 'Tohfa', social });
}

function writeRenderedPage(html: string, replies: readonly DocumentReply[] = []): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="first-paint" data-rendered>${html}</div>
    <script type="application/json" id="${documentRepliesId}"></script>`,
  );
  writeBlock(documentRepliesId, replies);
}

function writeBlock(id: string, value: unknown): void {
  const block = document.getElementById(id);
  if (block) block.textContent = JSON.stringify(value);
}
