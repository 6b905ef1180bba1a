import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import {
  NavigationContext,
  useNavigation,
  type LinkProps,
  type NavigateOptions,
  type ScreenLocation,
} from '../src/navigation.ts';
import type { MemoryNavigation } from './memory-navigation.ts';

interface Props {
  readonly navigation: MemoryNavigation;
  readonly children: ReactNode;
}

export function MemoryNavigationProvider({ navigation, children }: Props) {
  const location = useSyncExternalStore(navigation.subscribe, navigation.location);
  const value = useMemo(() => {
    const { navigate, back, guardLeaving } = navigation;
    return {
      location,
      navigate,
      back,
      guardLeaving,
      replaceQuery: (query: URLSearchParams) =>
        navigate(queried(location, query), { ...optionsOf(location), replace: true }),
      Link: MemoryLink,
    };
  }, [location, navigation]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

const optionsOf = ({
  state,
  shownAs,
}: ReturnType<MemoryNavigation['location']>): NavigateOptions => ({
  state,
  ...(shownAs === undefined ? {} : { shownAs }),
});

const queried = ({ pathname, hash }: ScreenLocation, query: URLSearchParams): string =>
  pathname + (query.size > 0 ? `?${query}` : '') + hash;

function MemoryLink({ to, shownAs, replace = false, state, onClick, ...anchor }: LinkProps) {
  const { navigate } = useNavigation();
  return (
    <a
      {...anchor}
      href={shownAs ?? to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        if (!anchor.target) navigate(to, { replace, state, ...(shownAs ? { shownAs } : {}) });
      }}
    />
  );
}
