// First here too: the style sheet begins with the styles of the parts that are loaded first, and the order of layers must precede.
import '@gift-registry/design-system/global.css';
import { createBrowserRouter, type RouteObject } from 'react-router';
import type { AnnouncementStore } from '../announcements/announcement-store.ts';
import type { IdentityQuestion } from '../identity/identity-question.ts';
import type { Releases, Settings } from '../bff/document.ts';
import { LayoutCrash } from '../failure/crash-screen.tsx';
import { PageFailure } from '../failure/page-failure.tsx';
import { ShellLayout } from '../layout/shell-layout.tsx';
import type { SessionStore } from '../session/session-store.ts';
import { addEntryBelow, openShownAddress } from './add-entry-below.ts';
import { NotFound } from '../failure/no-page.tsx';
import { loadPage } from './load-page.ts';
import { PageLoading, RoutedPage } from './routed-page.tsx';

interface ShellRouterOptions {
  readonly releases: Releases;
  readonly settings: Settings;
  readonly session: SessionStore;
  readonly identity: IdentityQuestion;
  readonly announcements: AnnouncementStore;
}

/** Routes come from the live releases, so a new screen needs no new shell. */
export function createShellRouter({
  releases,
  settings,
  session,
  identity,
  announcements,
}: ShellRouterOptions) {
  const pages = Object.entries(releases).flatMap(([remote, release]) =>
    release.pages.map((page) => ({
      remote,
      page,
      outdated: release.outdated === true,
      retired: release.retired === true,
    })),
  );
  const pageRoutes = pages.map(({ remote, page, outdated, retired }): RouteObject => ({
    id: page.path,
    path: page.path,
    loader: ({ url }) => loadPage({ remote, unusable: outdated || retired, page, session, url }),
    // Neither the page's access nor its code depends on the query or on an open dialog, but on the session.
    shouldRevalidate: () => router.state.revalidation === 'loading',
    element: <RoutedPage remote={remote} path={page.path} />,
    errorElement: (
      <PageFailure remote={remote} path={page.path} outdated={outdated} retired={retired} />
    ),
    hydrateFallbackElement: <PageLoading />,
  }));
  const pageOfRoute = new Map(pages.map(({ page }) => [page.path, page]));

  openShownAddress();
  addEntryBelow(pages.map(({ page }) => page));
  const router = createBrowserRouter([
    {
      element: <ShellLayout {...{ settings, session, identity, announcements, pageOfRoute }} />,
      errorElement: <LayoutCrash />,
      children: [...pageRoutes, { path: '*', element: <NotFound /> }],
    },
  ]);
  return router;
}
