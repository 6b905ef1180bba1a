import { useEffect, useSyncExternalStore } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useMatches,
  type Location,
  useLocation,
  useNavigation,
} from 'react-router';
import type { AnnouncementStore } from '../announcements/announcement-store.ts';
import { CurrentAnnouncement } from '../announcements/announcement-view.tsx';
import type { Page, Settings } from '../bff/document.ts';
import { CurrentIdentityQuestion } from '../identity/current-identity-question.tsx';
import type { IdentityQuestion } from '../identity/identity-question.ts';
import { NavigationProvider } from '../navigation/navigation-provider.tsx';
import { scrollPositionsKey } from '../navigation/scroll-positions.ts';
import { useFocusAfterNavigation } from '../navigation/use-focus-after-navigation.ts';
import type { SessionStore } from '../session/session-store.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { PageFrame } from './page-frame.tsx';
import styles from './navigation-progress.module.css';
import { useLazyComponent } from '@gift-registry/shell-contract';
import type { HostView } from '../bff/session.ts';

const load = async () =>
  (await import(/* webpackChunkName: "host-view" */ './host-view-bar.tsx')).HostViewBar;

interface Props {
  readonly store: SessionStore;
}

/** Tells those of the team who see a registry as its host. Nobody else loads the bar. */
function CurrentHostView({ store }: Props) {
  const view = useSyncExternalStore(store.subscribe, store.getHostView, () => undefined);
  return view ? <LazyBar view={view} store={store} /> : null;
}

function LazyBar(props: Props & { readonly view: HostView }) {
  const Bar = useLazyComponent(load, true);
  return Bar ? <Bar {...props} /> : null;
}

function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.bar} role="progressbar" aria-label="Loading the page" />;
}

/**
 * The address of a masked entry leads to another document than the shown one, so a reload of it must not restore the
 * scroll position. Runs after each render, so that the listener stands behind the router's, which lets the browser
 * restore positions.
 */
function useTopAfterReload(): void {
  const { mask } = useLocation();
  useEffect(() => {
    if (!mask) return undefined;
    const keepTop = () => {
      history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', keepTop);
    return () => window.removeEventListener('pagehide', keepTop);
  });
}

type ShellLayoutProps = {
  settings: Settings;
  session: SessionStore;
  identity: IdentityQuestion;
  announcements: AnnouncementStore;
  pageOfRoute: ReadonlyMap<string, Page>;
};

/** The first entry of every document has the same key; a form leads from one document to another. */
const scrollKeyOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

export function ShellLayout({
  settings,
  session,
  identity,
  announcements,
  pageOfRoute,
}: ShellLayoutProps) {
  const routeId = useMatches().at(-1)?.id;
  const page = routeId === undefined ? undefined : pageOfRoute.get(routeId);
  const main = useFocusAfterNavigation(page, settings.brand);
  useTopAfterReload();
  return (
    <NavigationProvider>
      <NavigationProgress />
      <PageFrame
        kind={page?.chrome ?? 'public'}
        settings={settings}
        main={main}
        announcement={<CurrentAnnouncement store={announcements} />}
        framed={window.self !== window.top}
      >
        <Outlet />
      </PageFrame>
      <CurrentIdentityQuestion question={identity} />
      <CurrentHostView store={session} />
      <OfflineBanner />
      <ScrollRestoration getKey={scrollKeyOf} storageKey={scrollPositionsKey} />
    </NavigationProvider>
  );
}
