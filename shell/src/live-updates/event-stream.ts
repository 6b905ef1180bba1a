import type { eventsPath } from '@gift-registry/bff-contract';
import type { LiveSubscription, LiveUpdates } from '@gift-registry/shell-contract';
import { readServerEvent } from '../bff/server-event.ts';
import { createEventConnection, type EventSourceLike } from './event-connection.ts';
import { createTabGroup } from './tab-group.ts';
import type { TabMessage } from './tab-messages.ts';

const path: typeof eventsPath = '/api/events';

/** The topic of a signed-in host's own registries; the others are share codes. */
const ownRegistries = '';

/** The server's limit. Only visible tabs follow shares, so a browser hardly reaches it. */
const maxShares = 20;

export interface EventStreamOptions {
  readonly open: (url: string) => EventSourceLike;
  readonly onSignedOut: () => void;
}

export interface EventStream extends LiveUpdates {
  /** Reconnects with the cookies of the current session. */
  readonly restart: () => void;
  /** Leaves the stream until `resume`; subscriptions stay. */
  readonly pause: () => void;
  readonly resume: () => void;
}

/** The one event stream of a browser: the leading tab is connected and passes events on to the others. */
export function createEventStream({ open, onSignedOut }: EventStreamOptions): EventStream {
  const subscriptions = new Set<LiveSubscription>();
  let paused = false;
  /** Set while this tab leads. */
  let connectedTopics: string | undefined;
  let url = path as string;
  let joined: string[] = [];

  const connection = createEventConnection({
    open,
    onOpen(missed) {
      if (!missed) return admitJoined();
      joined = [];
      broadcast({ type: 'missed' });
    },
    onRefused: () => broadcast({ type: 'missed' }),
    onMessage: (data) => broadcast({ type: 'event', data }),
  });
  const group = createTabGroup({ onTopics: follow, onMessage: receive });

  function broadcast(message: TabMessage): void {
    group.send(message);
    receive(message);
  }

  /** Events between a page's first read and its arrival here are lost. */
  function admitJoined(): void {
    if (joined.length > 0) broadcast({ type: 'missed', tabs: joined });
    joined = [];
  }

  function receive(message: TabMessage): void {
    const event = message.type === 'event' ? readServerEvent(message.data) : undefined;
    if (event?.type === 'signed-out') onSignedOut();
    // A paused tab reads again when it joins anew.
    if (paused) return;
    if (event) for (const { onEvent } of subscriptions) onEvent(event);
    if (message.type === 'missed' && (message.tabs?.includes(group.tab) ?? true))
      for (const { onReconnect } of subscriptions) onReconnect();
  }

  function follow(topics: readonly string[], arrived: readonly string[]): void {
    joined.push(...arrived);
    const nextTopics = topics.length > 0 ? JSON.stringify(topics) : undefined;
    if (nextTopics === connectedTopics) {
      if (connection.isOpen()) admitJoined();
      return;
    }
    connectedTopics = nextTopics;
    if (nextTopics === undefined) {
      joined = [];
      return connection.close();
    }
    const shares = topics.filter((topic) => topic !== ownRegistries).slice(0, maxShares);
    const query = new URLSearchParams(shares.map((share) => ['share', share])).toString();
    url = query ? `${path}?${query}` : path;
    connection.connect(url);
  }

  function updateTopics(): void {
    const topics = [...subscriptions].map(({ share }) => share ?? ownRegistries);
    group.follow(paused ? [] : [...new Set(topics)].toSorted());
  }

  return {
    subscribe(subscription) {
      subscriptions.add(subscription);
      // A screen that replaces another in the same commit keeps its connection.
      queueMicrotask(updateTopics);
      return () => {
        subscriptions.delete(subscription);
        queueMicrotask(updateTopics);
      };
    },
    restart() {
      if (connectedTopics !== undefined) connection.restart(url);
    },
    pause() {
      paused = true;
      updateTopics();
    },
    resume() {
      paused = false;
      updateTopics();
    },
  };
}
