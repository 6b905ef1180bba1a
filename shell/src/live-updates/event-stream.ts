import type { eventsPath } from '@gift-registry/bff-contract';
import type { LiveSubscription, LiveUpdates } from '@gift-registry/shell-contract';
import { readServerEvent } from '../bff/server-event.ts';
import { reconnectDelay } from './reconnect-delay.ts';

const path: typeof eventsPath = '/api/events';

/** What is used of an `EventSource`. */
export interface EventConnection extends EventTarget {
  close(): void;
}

export interface EventStreamOptions {
  readonly open: (url: string) => EventConnection;
}

export interface EventStream extends LiveUpdates {
  /** Opens the stream anew, as whoever is signed in now. */
  readonly restart: () => void;
  /** Closes the stream until `resume`; subscriptions stay. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly onSignedOut: (listener: () => void) => void;
}

/** The one stream of the tab: open while anything subscribes, and opened again for as long as it takes. */
export function createEventStream({ open }: EventStreamOptions): EventStream {
  const subscriptions = new Set<LiveSubscription>();
  let source: EventConnection | undefined;
  let openUrl: string | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let paused = false;
  let signedOut = () => {};

  function wantedUrl(): string | undefined {
    if (paused || subscriptions.size === 0) return undefined;
    const share = [...subscriptions].findLast((subscription) => subscription.share)?.share;
    return share ? `${path}?${new URLSearchParams({ share })}` : path;
  }

  function disconnect(): void {
    clearTimeout(retryTimer);
    source?.close();
    source = undefined;
    openUrl = undefined;
  }

  function connect(url: string): void {
    const opened = open(url);
    source = opened;
    openUrl = url;
    opened.addEventListener('open', () => {
      failures = 0;
      // Also the first time: what happened between a screen's read and the opening was not heard.
      for (const subscription of subscriptions) subscription.onReconnect();
    });
    opened.addEventListener('message', (message) => receive(message));
    opened.addEventListener('error', () => {
      // The browser's own reconnection gives up on an HTTP error and knows no back-off.
      opened.close();
      retryTimer = setTimeout(() => connect(url), reconnectDelay(failures));
      failures += 1;
    });
  }

  function receive(message: Event): void {
    const event = message instanceof MessageEvent && readServerEvent(message.data);
    if (!event) return;
    if (event.type === 'signed-out') signedOut();
    for (const subscription of subscriptions) subscription.onEvent(event);
  }

  function settle(): void {
    const url = wantedUrl();
    if (url === openUrl) return;
    disconnect();
    if (url) connect(url);
  }

  return {
    subscribe(subscription) {
      subscriptions.add(subscription);
      // A screen that replaces another in the same commit takes over its stream.
      queueMicrotask(settle);
      return () => {
        subscriptions.delete(subscription);
        queueMicrotask(settle);
      };
    },
    restart() {
      disconnect();
      failures = 0;
      settle();
    },
    pause() {
      paused = true;
      settle();
    },
    resume() {
      paused = false;
      settle();
    },
    onSignedOut(listener) {
      signedOut = listener;
    },
  };
}
