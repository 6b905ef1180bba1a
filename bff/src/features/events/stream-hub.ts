import { errorMessages, type ServerEvent } from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';
import type { EventBus } from '../../platform/event-bus/event-bus.ts';
import type { RegistryChange, ServerMessage } from '../../platform/event-bus/server-message.ts';
import type { RegistryAudiences } from '../surprise/index.ts';
import {
  EventStream,
  type Audience,
  type Client,
  eventFrame,
  heartbeatFrame,
  retryFrame,
  type SentEvent,
} from './event-stream.ts';
import { createHintWindows, spreadOf } from './hint-windows.ts';
import { createStreamIndex } from './stream-index.ts';

const HEARTBEAT_MS = 25_000;

export interface StreamLimits {
  readonly perProcess: number;
  /** Tabs of a browser share one stream; more than a few are an error or an abuse. */
  readonly perBrowser: number;
  /** Against floods: the Wi-Fi of a venue or the NAT of a mobile carrier gives thousands of guests one address. */
  readonly perAddress: number;
}

export interface StreamHubOptions {
  readonly events: EventBus;
  readonly limits: StreamLimits;
  readonly audiences: RegistryAudiences;
  readonly endedSessions: (sessionKeys: readonly string[]) => Promise<readonly string[]>;
  readonly onError: (err: unknown) => void;
}

type ShareRevoked = Extract<ServerEvent, { type: 'share-revoked' }>;

const signedOut: ServerEvent = { type: 'signed-out' };

export function createStreamHub(options: StreamHubOptions) {
  const { events, limits, audiences, endedSessions, onError } = options;
  const index = createStreamIndex();
  const hints = createHintWindows({
    streamsOf: (registryId) => index.ofRegistry(registryId).size,
    send: (change) => void announceChange(change).catch(onError),
  });

  const sendAndEnd = (streams: Iterable<EventStream>, event: ServerEvent): void => {
    const frame = eventFrame(event);
    for (const stream of [...streams]) {
      stream.send(frame);
      stream.end();
    }
  };

  function revoke(streams: Iterable<EventStream>, event: ShareRevoked): void {
    const frame = eventFrame(event);
    for (const stream of [...streams]) {
      stream.send(frame);
      index.removeRegistry(stream, event.registryId);
      if (stream.audience.userId === null && stream.audience.registryIds.size === 0) stream.end();
    }
  }

  function deliver(message: ServerMessage): void {
    if (message.type === 'signed-out') {
      const { userId, sessionKey } = message;
      const streams = sessionKey ? index.ofSession(sessionKey) : index.ofUser(userId);
      return sendAndEnd(streams, signedOut);
    }
    if (message.type === 'share-revoked')
      return revoke(index.ofRegistry(message.registryId), message);
    if (message.type !== 'registry-changed') return;
    if (message.hostsChanged) audiences.forget(message.registryId);
    if (index.size() > 0) hints.add(message);
  }

  /** A host on the guests' page is a host: while gifts are hidden, only changes by hosts reach it. */
  async function announceChange(change: RegistryChange): Promise<void> {
    const { type, registryId, version, hostVersion, byHost } = change;
    const audience = index.hasUsers() ? await audiences.find(registryId) : undefined;
    const hostStreams = new Set(
      [...(audience?.hostIds ?? [])].flatMap((id) => [...index.ofUser(id)]),
    );
    const guestStreams = index.ofRegistry(registryId);
    const spreadMs = spreadOf(guestStreams.size);
    const guestFrame = eventFrame({
      ...{ type, registryId, version },
      ...(spreadMs > 0 ? { spreadMs } : {}),
    });
    for (const stream of guestStreams) if (!hostStreams.has(stream)) stream.send(guestFrame);
    const hidden = audience !== undefined && audience.hiddenUntil > Date.now();
    if (hidden && !byHost) return;
    const hostFrame = eventFrame({
      ...{ type, registryId },
      version: hidden ? hostVersion : version,
    });
    for (const stream of hostStreams) stream.send(hostFrame);
  }

  async function beat(): Promise<void> {
    for (const stream of index.all()) stream.send(heartbeatFrame);
    const ended = await endedSessions(index.sessionKeys());
    for (const sessionKey of ended) sendAndEnd(index.ofSession(sessionKey), signedOut);
  }

  const endAll = (): void => {
    for (const stream of index.all()) stream.end();
  };

  const heartbeat = setInterval(() => void beat().catch(onError), HEARTBEAT_MS);
  heartbeat.unref();
  // After a gap all streams end: a page that reconnects refetches its data, so it misses nothing.
  const unsubscribe = events.subscribe(deliver, endAll);

  return {
    open(audience: Audience, client: Client): EventStream {
      if (index.size() >= limits.perProcess)
        throw new AppError('unavailable', errorMessages.unavailable, { retryAfter: 10 });
      if (
        index.countOfBrowser(client.browser) >= limits.perBrowser ||
        index.countOfAddress(client.address) >= limits.perAddress
      )
        throw new AppError('rate-limited', errorMessages.rateLimited, { retryAfter: 15 });
      const stream = new EventStream(audience, client);
      index.add(stream);
      stream.readable.once('close', () => index.remove(stream));
      stream.send(retryFrame());
      return stream;
    },
    size: index.size,
    sendToAll(event: SentEvent): void {
      const frame = eventFrame(event);
      for (const stream of index.all()) stream.send(frame);
    },
    close(): void {
      clearInterval(heartbeat);
      unsubscribe();
      hints.close();
      endAll();
    },
  };
}

export type StreamHub = ReturnType<typeof createStreamHub>;
