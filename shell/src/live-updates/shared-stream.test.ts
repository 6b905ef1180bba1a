/** @jest-environment node */
// Web Locks and BroadcastChannel are Node's own; only the server's end of the stream is played by the test.
import { createEventStream, type EventStream } from './event-stream.ts';

const channels: BroadcastChannel[] = [];
/** An open channel keeps Node running. */
class ClosedAfterwards extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
globalThis.BroadcastChannel = ClosedAfterwards;

class Source extends EventTarget {
  readyState = 0;
  closed = false;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  close(): void {
    this.closed = true;
  }

  send(event: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
}

const sources: Source[] = [];
const streams: EventStream[] = [];
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.pause();
  await settled();
  for (const channel of channels.splice(0)) channel.close();
  sources.length = 0;
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));
const openSources = () => sources.filter(({ closed }) => !closed);

function openTab(share: string) {
  const received: string[] = [];
  const stream = createEventStream({
    open(url) {
      const source = new Source(url);
      sources.push(source);
      return source;
    },
    onAnnouncement: () => undefined,
    onSignedOut: () => received.push('session ended'),
  });
  stream.subscribe({
    share,
    onEvent: ({ type }) => received.push(type),
    onReconnect: () => received.push('read again'),
  });
  streams.push(stream);
  return { stream, received };
}

async function openTabs() {
  const first = openTab('a');
  await settled();
  const second = openTab('b');
  await settled();
  for (const source of openSources()) {
    source.dispatchEvent(new Event('open'));
    source.send({ type: 'joined', shares: {} });
  }
  await settled();
  for (const { received } of [first, second]) received.length = 0;
  return { first, second };
}

test('two tabs are served by one stream with both shares', async () => {
  const { first, second } = await openTabs();
  expect(openSources().map(({ url }) => url)).toStrictEqual(['/api/events?share=a&share=b']);
  openSources()[0]?.send({ type: 'registry-changed', registryId: '1', version: 2 });
  await settled();
  expect([first.received, second.received]).toStrictEqual([
    ['registry-changed'],
    ['registry-changed'],
  ]);
});

test('a tab that joins reads again alone, because its stream is already open', async () => {
  const { first, second } = await openTabs();
  const third = openTab('a');
  await settled();
  expect([first.received, second.received, third.received]).toStrictEqual([[], [], ['read again']]);
  expect(openSources().length).toBe(1);
});

test('when the leader leaves, the other tab opens a stream and reads again', async () => {
  const { first, second } = await openTabs();
  first.stream.pause();
  await settled();
  expect(openSources().map(({ url }) => url)).toStrictEqual(['/api/events?share=b']);
  openSources()[0]?.dispatchEvent(new Event('open'));
  openSources()[0]?.send({ type: 'joined', shares: {} });
  await settled();
  expect(second.received).toStrictEqual(['read again']);
  expect(first.received).toStrictEqual([]);
  first.stream.resume();
  await settled();
  openSources().at(-1)?.dispatchEvent(new Event('open'));
  await settled();
  expect(first.received).toStrictEqual(['read again']);
  expect(openSources().map(({ url }) => url)).toStrictEqual(['/api/events?share=a&share=b']);
});

test('a sign-out ends the session of every tab, and only the leader reconnects', async () => {
  const { first, second } = await openTabs();
  openSources()[0]?.send({ type: 'signed-out' });
  await settled();
  for (const { received } of [first, second]) expect(received).toContain('session ended');
  const before = sources.length;
  second.stream.restart();
  expect(sources.length).toBe(before);
  first.stream.restart();
  expect(sources.length).toBe(before + 1);
});
