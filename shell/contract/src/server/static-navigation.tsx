import type { LinkProps, Navigation } from '../navigation/navigation.ts';

export function createStaticNavigation(path: string): Navigation {
  const { pathname, search } = new URL(path, 'https://own.invalid');
  return {
    location: { pathname, search, hash: '', state: null },
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
