import { useEffect, useRef } from 'react';
import { createProvided } from './provided.ts';

/** The tab's one event stream. Events are hints: re-read the truth when one concerns the screen. */
export interface LiveUpdates {
  /**
   * Listens until the returned function is called. `share` opens the stream for a shared registry; without it,
   * the signed-in host's own registries are watched. `onReconnect` fires when hints may have been missed.
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

const liveUpdates = createProvided<LiveUpdates>('LiveUpdates');
export const LiveUpdatesContext = liveUpdates.context;

/** Subscribes while the screen is shown; handlers may change without resubscribing. */
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
