import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { NavigationContext, useNavigation, type LinkProps } from '../src/navigation.ts';
import { addressOf, type MemoryNavigation } from './memory-navigation.ts';

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
        navigate(addressOf({ ...location, search: query.size > 0 ? `?${query}` : '' }), {
          replace: true,
          state: location.state,
        }),
      Link: MemoryLink,
    };
  }, [location, navigation]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

function MemoryLink({ to, replace = false, state, onClick, ...anchor }: LinkProps) {
  const { navigate } = useNavigation();
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        if (!anchor.target) navigate(to, { replace, state });
      }}
    />
  );
}
