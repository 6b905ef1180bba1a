import { NavigationContext, type Navigation } from '@gift-registry/shell-contract';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';
import { leaveGuards } from './leave-guards.ts';
import { ShellLink } from './shell-link.tsx';

export function NavigationProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      leaveGuards.active() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') leaveGuards.ask(() => blocker.proceed());
  }, [blocker]);

  const navigation = useMemo<Navigation>(
    () => ({
      location,
      navigate: (to, { shownAs, ...options } = {}) =>
        void navigate(to, {
          ...options,
          ...(shownAs === undefined ? {} : { mask: shownAs, preventScrollReset: true }),
        }),
      back: (fallback) =>
        // The first history entry of a visit has the key 'default'.
        void (location.key === 'default' ? navigate(fallback, { replace: true }) : navigate(-1)),
      replaceQuery(query) {
        const state: unknown = location.state;
        const { mask } = location;
        void navigate(
          { search: query.toString(), hash: location.hash },
          { replace: true, preventScrollReset: true, state, ...(mask ? { mask } : {}) },
        );
      },
      Link: ShellLink,
      guardLeaving: leaveGuards.add,
    }),
    [location, navigate],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
