import { errorMessages, type ServerEvent } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';
import type { EventBus } from './event-bus.ts';
import { EventStream, type Audience } from './event-stream.ts';
import { eventFrame, heartbeatFrame, retryFrame } from './frames.ts';
import { createStreamIndex } from './stream-index.ts';
import type { ServerMessage } from './server-message.ts';

const HEARTBEAT_MS = 25_000;

export interface StreamLimits {
  readonly perProcess: number;
  /** Per client network, such as a household or an office. */
  readonly perAddress: number;
}

export interface StreamHubOptions {
  readonly events: EventBus;
  readonly limits: StreamLimits;
  readonly ownerOf: (registryId: string) => Promise<string | undefined>;
  /** Returns those of the given sessions that have ended. */
  readonly endedSessions: (sessionKeys: readonly string[]) => Promise<readonly string[]>;
  readonly onError: (err: unknown) => void;
}

const signedOut: ServerEvent = { type: 'signed-out' };

/** Holds the open event streams of this process and delivers messages to them. */
export function createStreamHub(options: StreamHubOptions) {
  const { events, limits, ownerOf, endedSessions, onError } = options;
  const index = createStreamIndex();

  const sendAndEnd = (streams: Iterable<EventStream>, event: ServerEvent): void => {
    const frame = eventFrame(event);
    for (const stream of [...streams]) {
      stream.send(frame);
      stream.end();
    }
  };

  async function deliver(message: ServerMessage): Promise<void> {
    if (message.type === 'signed-out') {
      const { userId, sessionKey } = message;
      const streams = sessionKey ? index.ofSession(sessionKey) : index.ofUser(userId);
      return sendAndEnd(streams, signedOut);
    }
    const guests = index.ofRegistry(message.registryId);
    if (message.type === 'share-revoked') return sendAndEnd(guests, message);
    const owner = index.hasUsers() ? await ownerOf(message.registryId) : undefined;
    const frame = eventFrame(message);
    for (const stream of new Set([...guests, ...(owner ? index.ofUser(owner) : [])]))
      stream.send(frame);
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
  const unsubscribe = events.subscribe((message) => void deliver(message).catch(onError), endAll);

  return {
    open(audience: Audience, address: string): EventStream {
      if (index.size() >= limits.perProcess)
        throw new AppError('unavailable', errorMessages.unavailable, { retryAfter: 10 });
      if (index.countOfAddress(address) >= limits.perAddress)
        throw new AppError('rate-limited', errorMessages.rateLimited, { retryAfter: 30 });
      const stream = new EventStream(audience, address);
      index.add(stream);
      stream.readable.once('close', () => index.remove(stream));
      stream.send(retryFrame());
      return stream;
    },
    size: index.size,
    close(): void {
      clearInterval(heartbeat);
      unsubscribe();
      endAll();
    },
  };
}

export type StreamHub = ReturnType<typeof createStreamHub>;
