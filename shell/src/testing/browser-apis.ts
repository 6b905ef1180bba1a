import { transferableAbortController } from 'node:util';
import type { EventSourceLike } from '../live-updates/event-connection.ts';

export class TestEventSource extends EventTarget implements EventSourceLike {
  static opened: TestEventSource[] = [];
  readonly url: string;
  readyState: number = 0;
  closed = false;

  constructor(url: string) {
    super();
    this.url = url;
    TestEventSource.opened.push(this);
  }

  close(): void {
    this.closed = true;
  }

  send(event: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
}

export class TestBroadcastChannel extends EventTarget {
  static opened: TestBroadcastChannel[] = [];
  readonly sent: unknown[] = [];

  constructor() {
    super();
    TestBroadcastChannel.opened.push(this);
  }

  postMessage(message: unknown): void {
    this.sent.push(message);
  }
}

export function installBrowserApis(): void {
  TestEventSource.opened = [];
  TestBroadcastChannel.opened = [];
  Object.assign(globalThis, {
    EventSource: TestEventSource,
    BroadcastChannel: TestBroadcastChannel,
    // The router creates requests with signals; Node's `Request` rejects those of jsdom.
    AbortController: transferableAbortController().constructor,
  });
  window.scrollTo = () => {};
}
