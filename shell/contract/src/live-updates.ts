import { useEffect, useRef } from 'react';
import { createShellContext } from './shell-context.ts';

/** The event stream that the tabs of one browser share. Events carry no data: a screen refetches when one concerns it. */
export interface LiveUpdates {
  /**
   * Subscribes until the returned function is called: to the registry shared under `share`, or without it to the
   * signed-in host's own registries. `onReconnect` is called when events may have been missed.
   */
  readonly subscribe: (subscription: LiveSubscription) => () => void;
}

export interface LiveEvent {
  readonly type: string;
  readonly registryId?: string;
  readonly version?: number;
}

export interface LiveSubscription {
  readonly share?: string | undefined;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onReconnect: () => void;
}

const liveUpdates = createShellContext<LiveUpdates>('LiveUpdates');
export const LiveUpdatesContext = liveUpdates.context;

/** Subscribes while the component is mounted; changed handlers do not resubscribe. */
export function useLiveUpdates({ share, onEvent, onReconnect }: LiveSubscription): void {
  const { subscribe } = liveUpdates.use();
  const handlers = useRef({ onEvent, onReconnect });
  useEffect(() => {
    handlers.current = { onEvent, onReconnect };
  });
  useEffect(
    () =>
      subscribe({
        share,
        onEvent: (event) => handlers.current.onEvent(event),
        onReconnect: () => handlers.current.onReconnect(),
      }),
    [share, subscribe],
  );
}
