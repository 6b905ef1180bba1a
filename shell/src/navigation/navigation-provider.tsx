import {
  NavigationActionsContext,
  NavigationContext,
  type Navigation,
  type NavigationActions,
  type ScreenLocation,
} from '@gift-registry/shell-contract';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';
import { createEntryNavigation, MomentaryLayers } from './entry-navigation.ts';
import { currentKey, readEntry, type HistoryEntry } from './history-entry.ts';
import { leaveGuards } from './leave-guards.ts';
import { NavigationQueue } from './navigation-queue.ts';
import { ShellLink } from './shell-link.tsx';

const screenLocation = ({ location, own }: HistoryEntry): ScreenLocation => ({
  ...location,
  state: own,
});

export function NavigationProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const rendered = useMemo(() => readEntry(location), [location]);
  const [returned, setReturned] = useState<HistoryEntry>();
  const entry = returned?.location === location ? returned : rendered;
  const [queue] = useState(() => new NavigationQueue(entry));
  const [momentaryLayers] = useState(() => new MomentaryLayers());

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      leaveGuards.active() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') leaveGuards.ask(() => blocker.proceed());
  }, [blocker]);

  const { arrive, functions } = useMemo(
    () => createEntryNavigation(navigate, queue, momentaryLayers),
    [navigate, queue, momentaryLayers],
  );
  // Before the effects of screens, which may navigate.
  useLayoutEffect(() => arrive(entry), [arrive, entry]);
  // Back from an entry that was never rendered changes nothing for the router's hooks. A new object tells those who wait.
  const returnTo = useEffectEvent(() => {
    if (currentKey() === location.key) setReturned(readEntry(location));
  });
  useEffect(() => {
    const onPop = () => returnTo();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  const actions = useMemo<NavigationActions>(
    () => ({
      ...functions,
      currentLocation: () => screenLocation(queue.entry),
      Link: ShellLink,
      guardLeaving: leaveGuards.add,
    }),
    [functions, queue],
  );
  const navigation = useMemo<Navigation>(
    () => ({
      ...actions,
      location: screenLocation(entry),
      layers: entry.layers.filter((layer) => !momentaryLayers.isOver(layer)),
    }),
    [actions, entry, momentaryLayers],
  );
  return (
    <NavigationActionsContext value={actions}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </NavigationActionsContext>
  );
}
