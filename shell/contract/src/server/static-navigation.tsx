import type { LinkProps, Navigation, NavigationActions } from '../navigation/navigation.ts';

export function createStaticNavigation(path: string): Navigation & NavigationActions {
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
