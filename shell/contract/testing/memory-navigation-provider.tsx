import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import {
  NavigationActionsContext,
  NavigationContext,
  useNavigationActions,
  type LinkProps,
  type NavigationActions,
} from '../src/navigation.ts';
import type { MemoryNavigation } from './memory-navigation.ts';

interface Props {
  readonly navigation: MemoryNavigation;
  readonly children: ReactNode;
}

export function MemoryNavigationProvider({ navigation, children }: Props) {
  const location = useSyncExternalStore(navigation.subscribe, navigation.location);
  const actions = useMemo<NavigationActions>(() => {
    const { navigate, back, replaceQuery, pushQuery, showLayer, closeLayer, guardLeaving } =
      navigation;
    return {
      currentLocation: navigation.location,
      navigate,
      back,
      replaceQuery,
      pushQuery,
      showLayer,
      closeLayer,
      guardLeaving,
      Link: MemoryLink,
    };
  }, [navigation]);
  const value = useMemo(
    () => ({ ...actions, location, layers: location.layers }),
    [actions, location],
  );
  return (
    <NavigationActionsContext value={actions}>
      <NavigationContext value={value}>{children}</NavigationContext>
    </NavigationActionsContext>
  );
}

function MemoryLink({ to, shownAs, replace = false, state, onClick, ...anchor }: LinkProps) {
  const { navigate } = useNavigationActions();
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
