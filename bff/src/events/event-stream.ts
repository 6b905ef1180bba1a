import { Readable } from 'node:stream';

/** What a reader that has stopped reading may cost. */
const MAX_WAITING_BYTES = 64_000;

export interface Audience {
  /** The signed-in account: it hears of all its registries. */
  readonly userId: string | null;
  readonly sessionKey: string | null;
  /** The registry of the guest page that the tab shows. */
  readonly registryId: string | null;
}

/** One tab's open stream. */
export class EventStream {
  readonly audience: Audience;
  readonly address: string;
  readonly readable = new Readable({ read: () => undefined, highWaterMark: MAX_WAITING_BYTES });

  constructor(audience: Audience, address: string) {
    this.audience = audience;
    this.address = address;
  }

  /** Takes a finished frame, so that an event for many is put into words once. */
  send(frame: string): void {
    if (this.readable.destroyed || this.readable.readableEnded) return;
    if (this.readable.readableLength > MAX_WAITING_BYTES) this.readable.destroy();
    else this.readable.push(frame);
  }

  end(): void {
    if (!this.readable.destroyed) this.readable.push(null);
  }
}
