import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import type { Page, Settings } from '../bff/document.ts';
import { NavigationProvider } from '../navigation/navigation-provider.tsx';
import { useFocusAfterNavigation } from '../navigation/use-focus-after-navigation.ts';
import { Chrome } from './chrome.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SkipLink } from './skip-link.tsx';

type ShellFrameProps = {
  settings: Settings;
  pageOfRoute: ReadonlyMap<string, Page>;
};

/** Stays while pages come and go. */
export function ShellFrame({ settings, pageOfRoute }: ShellFrameProps) {
  const routeId = useMatches().at(-1)?.id;
  const page = routeId === undefined ? undefined : pageOfRoute.get(routeId);
  const main = useFocusAfterNavigation(page, settings.brand);
  return (
    <NavigationProvider>
      <SkipLink />
      <NavigationProgress />
      <Chrome kind={page?.chrome ?? 'public'} settings={settings}>
        <main id="main" tabIndex={-1} ref={main}>
          <Outlet />
        </main>
      </Chrome>
      <OfflineNotice />
      <ScrollRestoration />
    </NavigationProvider>
  );
}
