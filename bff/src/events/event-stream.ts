import { Readable } from 'node:stream';

/** A client that reads too slowly is disconnected at this size. */
const MAX_BUFFERED_BYTES = 64_000;

export interface Audience {
  /** The signed-in account; it receives events of all its registries. */
  readonly userId: string | null;
  readonly sessionKey: string | null;
  /** The registry of the guest page in the tab. */
  readonly registryId: string | null;
}

/** The event stream of one tab. */
export class EventStream {
  readonly audience: Audience;
  readonly address: string;
  readonly readable = new Readable({ read: () => undefined, highWaterMark: MAX_BUFFERED_BYTES });

  constructor(audience: Audience, address: string) {
    this.audience = audience;
    this.address = address;
  }

  /** Accepts a serialized frame, so a broadcast is serialized once. */
  send(frame: string): void {
    if (this.readable.destroyed || this.readable.readableEnded) return;
    if (this.readable.readableLength > MAX_BUFFERED_BYTES) this.readable.destroy();
    else this.readable.push(frame);
  }

  end(): void {
    if (!this.readable.destroyed) this.readable.push(null);
  }
}
