import { useLazyComponent } from '@gift-registry/shell-contract';
import { useSyncExternalStore } from 'react';
import type { HostView } from '../bff/session.ts';
import type { SessionStore } from '../session/session-store.ts';

const load = async () =>
  (await import(/* webpackChunkName: "host-view" */ './host-view-bar.tsx')).HostViewBar;

interface Props {
  readonly store: SessionStore;
}

/** Tells those of the team who see a registry as its host. Nobody else loads the bar. */
export function CurrentHostView({ store }: Props) {
  const view = useSyncExternalStore(store.subscribe, store.getHostView, () => undefined);
  return view ? <LazyBar view={view} store={store} /> : null;
}

function LazyBar(props: Props & { readonly view: HostView }) {
  const Bar = useLazyComponent(load, true);
  return Bar ? <Bar {...props} /> : null;
}
