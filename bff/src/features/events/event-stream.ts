import { Readable } from 'node:stream';

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
