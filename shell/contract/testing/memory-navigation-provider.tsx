import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { NavigationContext, useNavigation, type LinkProps } from '../src/navigation/navigation.ts';
import type { MemoryNavigation } from './memory-navigation.ts';

interface Props {
  readonly navigation: MemoryNavigation;
  readonly children: ReactNode;
}

export function MemoryNavigationProvider({ navigation, children }: Props) {
  const location = useSyncExternalStore(navigation.subscribe, navigation.location);
  const value = useMemo(() => {
    const { navigate, back, replaceQuery, pushQuery, showLayer, closeLayer, guardLeaving } =
      navigation;
    return {
      location,
      layers: location.layers,
      navigate,
      back,
      replaceQuery,
      pushQuery,
      showLayer,
      closeLayer,
      guardLeaving,
      Link: MemoryLink,
    };
  }, [location, navigation]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

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
