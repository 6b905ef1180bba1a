import { createEventStream, type EventConnection } from './event-stream.ts';

/** A connection on which the test sends events. */
class TestConnection extends EventTarget implements EventConnection {
  closed = false;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  close() {
    this.closed = true;
  }

  send(event: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
}

function setUp() {
  const connections: TestConnection[] = [];
  const stream = createEventStream({
    open(url) {
      const connection = new TestConnection(url);
      connections.push(connection);
      return connection;
    },
  });
  const received: string[] = [];
  const subscribe = (share?: string) =>
    stream.subscribe({
      share,
      onEvent: ({ type }) => received.push(type),
      onReconnect: () => received.push('reconnect'),
    });
  return { connections, stream, received, subscribe, latest: () => connections.at(-1) };
}

const { setTimeout: realTimeout } = globalThis;
const settled = () => new Promise((resolve) => realTimeout(resolve));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('all subscriptions share one connection, which closes with the last', async () => {
  const { connections, subscribe } = setUp();
  const ends = [subscribe('code'), subscribe(), subscribe('code')];
  await settled();
  expect(connections.map(({ url }) => url)).toStrictEqual(['/api/events?share=code']);
  for (const end of ends) end();
  await settled();
  expect(connections[0]?.closed).toBe(true);
});

test('a screen that replaces another keeps its connection', async () => {
  const { connections, subscribe } = setUp();
  const end = subscribe();
  await settled();
  end();
  subscribe();
  await settled();
  expect(connections.length).toBe(1);
  expect(connections[0]?.closed).toBe(false);
});

test('another share code opens another connection', async () => {
  const { connections, subscribe } = setUp();
  const end = subscribe('first');
  await settled();
  end();
  subscribe('second');
  await settled();
  expect(connections[0]?.closed).toBe(true);
  expect(connections[1]?.url).toBe('/api/events?share=second');
});

test('subscriptions receive known events, and onReconnect when the connection opens', async () => {
  const { subscribe, received, latest } = setUp();
  subscribe();
  await settled();
  latest()?.dispatchEvent(new Event('open'));
  latest()?.send({ type: 'registry-changed', registryId: '1', version: 1 });
  latest()?.send({ type: 'of-a-newer-server' });
  expect(received).toStrictEqual(['reconnect', 'registry-changed']);
});

test('a lost connection is reconnected with growing delays', async () => {
  const { connections, subscribe, latest } = setUp();
  subscribe();
  await settled();
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  latest()?.dispatchEvent(new Event('error'));
  expect(connections[0]?.closed).toBe(true);
  jest.advanceTimersByTime(999);
  expect(connections.length).toBe(1);
  jest.advanceTimersByTime(1);
  expect(connections.length).toBe(2);
  latest()?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(1_999);
  expect(connections.length).toBe(2);
  jest.advanceTimersByTime(1);
  expect(connections.length).toBe(3);
});

test('a lost connection is not reconnected after the last subscription ended', async () => {
  const { connections, subscribe, latest } = setUp();
  const end = subscribe();
  await settled();
  latest()?.dispatchEvent(new Event('error'));
  end();
  await settled();
  jest.useFakeTimers();
  jest.advanceTimersByTime(60_000);
  expect(connections.length).toBe(1);
});

test('pausing closes the connection and resuming opens it', async () => {
  const { connections, stream, subscribe } = setUp();
  subscribe();
  await settled();
  stream.pause();
  expect(connections[0]?.closed).toBe(true);
  stream.resume();
  expect(connections.length).toBe(2);
});

test('a restart reconnects while there are subscriptions', async () => {
  const { connections, stream, subscribe } = setUp();
  stream.restart();
  expect(connections.length).toBe(0);
  subscribe();
  await settled();
  stream.restart();
  expect(connections[0]?.closed).toBe(true);
  expect(connections.length).toBe(2);
});

test('a signed-out event calls the signed-out listener', async () => {
  const { stream, subscribe, latest } = setUp();
  let calls = 0;
  stream.onSignedOut(() => (calls += 1));
  subscribe();
  await settled();
  latest()?.send({ type: 'signed-out' });
  expect(calls).toBe(1);
});
