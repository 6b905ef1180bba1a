import type { eventsPath } from '@gift-registry/bff-contract';
import type { LiveSubscription, LiveUpdates } from '@gift-registry/shell-contract';
import { readServerEvent, type ServerEvent } from '../bff/server-event.ts';
import { createEventConnection, type EventSourceLike } from './event-connection.ts';
import { createTabGroup, type TabMessage } from './tab-group.ts';

const path: typeof eventsPath = '/api/events';

const ownRegistries = '';

/** The server's limit. Only visible tabs follow shares, so a browser hardly reaches it. */
const maxShares = 20;

/** A stream that doesn't begin with the versions of its shares within this time makes all tabs read again. */
const versionsTimeoutMs = 2_000;

export interface ToldOutsideScreens {
  readonly onSignedOut: () => void;
  readonly onAnnouncement: () => void;
}

type RegistryChanged = Extract<ServerEvent, { type: 'registry-changed' }>;

export interface EventStreamOptions extends ToldOutsideScreens {
  readonly open: (url: string) => EventSourceLike;
}

export interface EventStream extends LiveUpdates {
  readonly restart: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

export function createEventStream({
  open,
  onSignedOut,
  onAnnouncement,
}: EventStreamOptions): EventStream {
  const subscriptions = new Set<LiveSubscription>();
  let paused = false;
  /** Set while this tab leads. */
  let connectedTopics: string | undefined;
  let url = path as string;
  let joined: string[] = [];
  let followsOwn = false;
  const waiting = new Map<string, RegistryChanged>();
  let versionsTimer: ReturnType<typeof setTimeout> | undefined;

  const connection = createEventConnection({
    open,
    onOpen(missed) {
      if (!missed) return admitJoined();
      joined = [];
      clearTimeout(versionsTimer);
      const readAll = () => broadcast({ type: 'missed' });
      if (followsOwn) readAll();
      else versionsTimer = setTimeout(readAll, versionsTimeoutMs);
    },
    onRefused: () => broadcast({ type: 'missed' }),
    onMessage(data) {
      if (readServerEvent(data)?.type === 'joined') clearTimeout(versionsTimer);
      broadcast({ type: 'event', data });
    },
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

  /** A page reads again only when its registry has changed since its first read. */
  function compareVersions(shares: Extract<ServerEvent, { type: 'joined' }>['shares']): void {
    for (const { share, onEvent, onReconnect } of subscriptions) {
      if (share === undefined) continue;
      const current = shares[share];
      if (current) onEvent({ type: 'registry-changed', ...current });
      else onReconnect();
    }
  }

  function announce(event: ServerEvent): void {
    for (const { onEvent } of subscriptions) onEvent(event);
  }

  /** The tabs of a crowd read at different times. A tab that waits already then reads what changed in the meantime, too. */
  function spread(event: RegistryChanged): void {
    const { registryId, spreadMs = 0 } = event;
    const isWaiting = waiting.has(registryId);
    if (!isWaiting && spreadMs === 0) return announce(event);
    waiting.set(registryId, event);
    if (isWaiting) return;
    const read = (): void => {
      const newest = waiting.get(registryId);
      waiting.delete(registryId);
      // A paused tab reads again when it joins anew.
      if (newest && !paused) announce(newest);
    };
    setTimeout(read, Math.random() * spreadMs);
  }

  function receive(message: TabMessage): void {
    const event = message.type === 'event' ? readServerEvent(message.data) : undefined;
    if (event?.type === 'signed-out') onSignedOut();
    if (event?.type === 'announcements-changed') return onAnnouncement();
    if (message.type === 'missed' && message.tabs === undefined) onAnnouncement();
    // A paused tab reads again when it joins anew.
    if (paused) return;
    if (event?.type === 'joined') compareVersions(event.shares);
    else if (event?.type === 'registry-changed') spread(event);
    else if (event) announce(event);
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
    followsOwn = topics.includes(ownRegistries);
    if (nextTopics === undefined) {
      joined = [];
      clearTimeout(versionsTimer);
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
