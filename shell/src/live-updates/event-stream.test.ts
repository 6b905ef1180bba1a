import type { EventSourceLike } from './event-connection.ts';
import { createEventStream } from './event-stream.ts';

class TestConnection extends EventTarget implements EventSourceLike {
  closed = false;
  readyState = 0;
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
  const received: string[] = [];
  const stream = createEventStream({
    open(url) {
      const connection = new TestConnection(url);
      connections.push(connection);
      return connection;
    },
    onAnnouncement: () => undefined,
    onSignedOut: () => received.push('session ended'),
  });
  const subscribe = (share?: string) =>
    stream.subscribe({
      share,
      onEvent: ({ type, version }) => received.push(version ? `${type} ${version}` : type),
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

test('several share codes travel on one connection, and the first stays until it is open', async () => {
  const { connections, subscribe, received, latest } = setUp();
  subscribe('first');
  await settled();
  latest()?.dispatchEvent(new Event('open'));
  subscribe('second');
  await settled();
  expect(connections.map(({ url }) => url)).toStrictEqual([
    '/api/events?share=first',
    '/api/events?share=first&share=second',
  ]);
  expect(connections[0]?.closed).toBe(false);
  connections[0]?.send({ type: 'registry-changed', registryId: '1', version: 1 });
  expect(received).toStrictEqual(['registry-changed 1', 'registry-changed 1']);
  latest()?.dispatchEvent(new Event('open'));
  expect(connections[0]?.closed).toBe(true);
});

test('a connection that fails while its replacement opens leaves the replacement alone', async () => {
  const { connections, subscribe, received, latest } = setUp();
  const end = subscribe('first');
  await settled();
  latest()?.dispatchEvent(new Event('open'));
  end();
  subscribe('second');
  await settled();
  connections[0]?.dispatchEvent(new Event('error'));
  expect(connections.map(({ closed }) => closed)).toStrictEqual([true, false]);
  latest()?.dispatchEvent(new Event('open'));
  latest()?.send({ type: 'joined', shares: { second: { registryId: '2', version: 4 } } });
  expect(received).toStrictEqual(['registry-changed 4']);
});

test('a page polls every 15 seconds while the server refuses its stream', async () => {
  const { connections, subscribe, received, latest } = setUp();
  subscribe();
  await settled();
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const refuse = () => {
    const connection = latest();
    if (connection) connection.readyState = 2;
    connection?.dispatchEvent(new Event('error'));
  };
  refuse();
  for (let polls = 1; polls < 4; polls += 1) {
    expect(received.length).toBe(polls);
    jest.advanceTimersByTime(14_999);
    expect(connections.length).toBe(polls);
    jest.advanceTimersByTime(1);
    expect(connections.length).toBe(polls + 1);
    refuse();
  }
});

test('a hidden page that left the stream does not poll', async () => {
  const { connections, stream, subscribe, latest } = setUp();
  subscribe();
  await settled();
  jest.useFakeTimers();
  const connection = latest();
  if (connection) connection.readyState = 2;
  connection?.dispatchEvent(new Event('error'));
  stream.pause();
  jest.advanceTimersByTime(60_000);
  expect(connections.length).toBe(1);
});

test('subscriptions receive known events, and onReconnect when the connection opens', async () => {
  const { subscribe, received, latest } = setUp();
  subscribe();
  await settled();
  latest()?.dispatchEvent(new Event('open'));
  latest()?.send({ type: 'registry-changed', registryId: '1', version: 1 });
  latest()?.send({ type: 'of-a-newer-server' });
  expect(received).toStrictEqual(['reconnect', 'registry-changed 1']);
});

test('a tab of a crowd reads once, at a random time within what the hint says', async () => {
  const { subscribe, received, latest } = setUp();
  subscribe();
  await settled();
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const changed = (version: number, spreadMs?: number) =>
    latest()?.send({ type: 'registry-changed', registryId: '1', version, spreadMs });
  changed(1);
  changed(2, 1_000);
  jest.advanceTimersByTime(499);
  changed(3, 1_000);
  expect(received).toStrictEqual(['registry-changed 1']);
  jest.advanceTimersByTime(1);
  expect(received).toStrictEqual(['registry-changed 1', 'registry-changed 3']);
  jest.advanceTimersByTime(60_000);
  expect(received.length).toBe(2);
});

test('a tab that is hidden before its read reads when it joins anew', async () => {
  const { stream, subscribe, received, latest } = setUp();
  subscribe();
  await settled();
  jest.useFakeTimers();
  latest()?.send({ type: 'registry-changed', registryId: '1', version: 2, spreadMs: 1_000 });
  stream.pause();
  jest.advanceTimersByTime(60_000);
  expect(received).toStrictEqual([]);
});

describe('a guest page that joins', () => {
  async function join() {
    const opened = setUp();
    opened.subscribe('code');
    await settled();
    jest.useFakeTimers();
    opened.latest()?.dispatchEvent(new Event('open'));
    return opened;
  }

  test('compares the version of its share instead of reading everything again', async () => {
    const { received, latest } = await join();
    latest()?.send({ type: 'joined', shares: { code: { registryId: '1', version: 7 } } });
    jest.advanceTimersByTime(60_000);
    expect(received).toStrictEqual(['registry-changed 7']);
  });

  test('reads again when its share is gone', async () => {
    const { received, latest } = await join();
    latest()?.send({ type: 'joined', shares: {} });
    jest.advanceTimersByTime(60_000);
    expect(received).toStrictEqual(['reconnect']);
  });

  test('reads again when the server names no versions', async () => {
    const { received } = await join();
    expect(received).toStrictEqual([]);
    jest.advanceTimersByTime(2_000);
    expect(received).toStrictEqual(['reconnect']);
  });
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

test('a signed-out event ends the session of the tab', async () => {
  const { subscribe, received, latest } = setUp();
  subscribe();
  await settled();
  latest()?.send({ type: 'signed-out' });
  expect(received).toStrictEqual(['session ended', 'signed-out']);
});
