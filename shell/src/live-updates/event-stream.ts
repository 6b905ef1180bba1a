import type { eventsPath } from '@gift-registry/bff-contract';
import type { LiveSubscription, LiveUpdates } from '@gift-registry/shell-contract';
import { readServerEvent } from '../bff/server-event.ts';
import { reconnectDelay } from './reconnect-delay.ts';

const path: typeof eventsPath = '/api/events';

/** The part of `EventSource` that the stream uses. */
export interface EventConnection extends EventTarget {
  close(): void;
}

export interface EventStreamOptions {
  readonly open: (url: string) => EventConnection;
}

export interface EventStream extends LiveUpdates {
  /** Reconnects with the cookies of the current session. */
  readonly restart: () => void;
  /** Closes the connection until `resume`; subscriptions stay. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly onSignedOut: (listener: () => void) => void;
}

/** The tab's one event stream. It is connected while there are subscriptions, and reconnects after every error. */
export function createEventStream({ open }: EventStreamOptions): EventStream {
  const subscriptions = new Set<LiveSubscription>();
  let connection: EventConnection | undefined;
  let connectedUrl: string | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let paused = false;
  let notifySignedOut = () => {};

  function requiredUrl(): string | undefined {
    if (paused || subscriptions.size === 0) return undefined;
    const share = [...subscriptions].findLast((subscription) => subscription.share)?.share;
    return share ? `${path}?${new URLSearchParams({ share })}` : path;
  }

  function disconnect(): void {
    clearTimeout(retryTimer);
    connection?.close();
    connection = undefined;
    connectedUrl = undefined;
  }

  function connect(url: string): void {
    const current = open(url);
    connection = current;
    connectedUrl = url;
    current.addEventListener('open', () => {
      failures = 0;
      // Also on the first open: events between a screen's first read and the open are lost.
      for (const subscription of subscriptions) subscription.onReconnect();
    });
    current.addEventListener('message', receive);
    current.addEventListener('error', () => {
      // `EventSource` itself stops reconnecting after an HTTP error and has no back-off.
      current.close();
      retryTimer = setTimeout(() => connect(url), reconnectDelay(failures));
      failures += 1;
    });
  }

  function receive(message: Event): void {
    const event = message instanceof MessageEvent && readServerEvent(message.data);
    if (!event) return;
    if (event.type === 'signed-out') notifySignedOut();
    for (const subscription of subscriptions) subscription.onEvent(event);
  }

  function updateConnection(): void {
    const url = requiredUrl();
    if (url === connectedUrl) return;
    disconnect();
    if (url) connect(url);
  }

  return {
    subscribe(subscription) {
      subscriptions.add(subscription);
      // A screen that replaces another in the same commit keeps its connection.
      queueMicrotask(updateConnection);
      return () => {
        subscriptions.delete(subscription);
        queueMicrotask(updateConnection);
      };
    },
    restart() {
      disconnect();
      failures = 0;
      updateConnection();
    },
    pause() {
      paused = true;
      updateConnection();
    },
    resume() {
      paused = false;
      updateConnection();
    },
    onSignedOut(listener) {
      notifySignedOut = listener;
    },
  };
}
