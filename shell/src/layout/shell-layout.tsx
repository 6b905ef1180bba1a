import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import type { Page, Settings } from '../bff/document.ts';
import { NavigationProvider } from '../navigation/navigation-provider.tsx';
import { useFocusAfterNavigation } from '../navigation/use-focus-after-navigation.ts';
import { Chrome } from './chrome.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SkipLink } from './skip-link.tsx';

type ShellLayoutProps = {
  settings: Settings;
  pageOfRoute: ReadonlyMap<string, Page>;
};

export function ShellLayout({ settings, pageOfRoute }: ShellLayoutProps) {
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
      <OfflineBanner />
      <ScrollRestoration />
    </NavigationProvider>
  );
}
