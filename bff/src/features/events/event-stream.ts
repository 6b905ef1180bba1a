import { Readable } from 'node:stream';
import type { announcementsChanged, ServerEvent } from '@gift-registry/bff-contract';

export type SentEvent = ServerEvent | typeof announcementsChanged;

/**
 * Bytes, so that a frame for a thousand sockets is encoded once. `JSON.stringify` escapes line breaks, so data can't inject
 * another frame.
 */
export const eventFrame = (event: SentEvent): Buffer =>
  Buffer.from(`data: ${JSON.stringify(event)}\n\n`);

export const heartbeatFrame = Buffer.from(': heartbeat\n\n');

/** Reconnection delay of browsers, with jitter so that they don't all return at once after a restart. */
export const retryFrame = (): Buffer =>
  Buffer.from(`retry: ${1_000 + Math.floor(Math.random() * 2_000)}\n\n`);

/** A client that reads too slowly is disconnected at this size. */
const MAX_BUFFERED_BYTES = 64_000;

export interface Audience {
  /** The signed-in account; it receives events of all its registries. */
  readonly userId: string | null;
  readonly sessionKey: string | null;
  readonly registryIds: ReadonlySet<string>;
}

export interface Client {
  readonly address: string;
  readonly browser: string | undefined;
}

export class EventStream {
  audience: Audience;
  readonly client: Client;
  private hasEnded = false;
  readonly readable = new Readable({ read: () => undefined, highWaterMark: MAX_BUFFERED_BYTES });

  constructor(audience: Audience, client: Client) {
    this.audience = audience;
    this.client = client;
  }

  send(frame: Buffer): void {
    if (this.readable.destroyed || this.hasEnded) return;
    if (this.readable.readableLength > MAX_BUFFERED_BYTES) this.readable.destroy();
    else this.readable.push(frame);
  }

  end(): void {
    if (this.readable.destroyed || this.hasEnded) return;
    this.hasEnded = true;
    this.readable.push(null);
  }
}
