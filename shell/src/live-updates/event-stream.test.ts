import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEventStream, type EventConnection } from './event-stream.ts';

/** A connection whose server is the test. */
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
  const heard: string[] = [];
  const subscribe = (share?: string) =>
    stream.subscribe({
      share,
      onEvent: ({ type }) => heard.push(type),
      onReconnect: () => heard.push('reconnect'),
    });
  return { connections, stream, heard, subscribe, latest: () => connections.at(-1) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one connection serves every subscription, and is closed with the last', async () => {
  const { connections, subscribe } = setUp();
  const ends = [subscribe('code'), subscribe(), subscribe('code')];
  await settled();
  assert.deepEqual(
    connections.map(({ url }) => url),
    ['/api/events?share=code'],
  );
  for (const end of ends) end();
  await settled();
  assert.equal(connections[0]?.closed, true);
});

test('a screen that replaces another keeps its connection', async () => {
  const { connections, subscribe } = setUp();
  const end = subscribe();
  await settled();
  end();
  subscribe();
  await settled();
  assert.equal(connections.length, 1);
  assert.equal(connections[0]?.closed, false);
});

test('another share opens another connection', async () => {
  const { connections, subscribe } = setUp();
  const end = subscribe('first');
  await settled();
  end();
  subscribe('second');
  await settled();
  assert.equal(connections[0]?.closed, true);
  assert.equal(connections[1]?.url, '/api/events?share=second');
});

test('events reach the subscriptions, and opening says that some may have been missed', async () => {
  const { subscribe, heard, latest } = setUp();
  subscribe();
  await settled();
  latest()?.dispatchEvent(new Event('open'));
  latest()?.send({ type: 'registry-changed', registryId: '1', version: 1 });
  latest()?.send({ type: 'of-a-newer-server' });
  assert.deepEqual(heard, ['reconnect', 'registry-changed']);
});

test('a lost connection is opened again, later each time', async (t) => {
  const { connections, subscribe, latest } = setUp();
  subscribe();
  await settled();
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.mock.method(Math, 'random', () => 1);
  latest()?.dispatchEvent(new Event('error'));
  assert.equal(connections[0]?.closed, true);
  t.mock.timers.tick(999);
  assert.equal(connections.length, 1);
  t.mock.timers.tick(1);
  assert.equal(connections.length, 2);
  latest()?.dispatchEvent(new Event('error'));
  t.mock.timers.tick(1_999);
  assert.equal(connections.length, 2);
  t.mock.timers.tick(1);
  assert.equal(connections.length, 3);
});

test('nothing is opened again after the last subscription ended', async (t) => {
  const { connections, subscribe, latest } = setUp();
  const end = subscribe();
  await settled();
  latest()?.dispatchEvent(new Event('error'));
  end();
  await settled();
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.mock.timers.tick(60_000);
  assert.equal(connections.length, 1);
});

test('a paused stream is closed, and opened when it is resumed', async () => {
  const { connections, stream, subscribe } = setUp();
  subscribe();
  await settled();
  stream.pause();
  assert.equal(connections[0]?.closed, true);
  stream.resume();
  assert.equal(connections.length, 2);
});

test('a restart opens the stream anew, unless nobody listens', async () => {
  const { connections, stream, subscribe } = setUp();
  stream.restart();
  assert.equal(connections.length, 0);
  subscribe();
  await settled();
  stream.restart();
  assert.equal(connections[0]?.closed, true);
  assert.equal(connections.length, 2);
});

test('the end of the session is told', async () => {
  const { stream, subscribe, latest } = setUp();
  let told = 0;
  stream.onSignedOut(() => (told += 1));
  subscribe();
  await settled();
  latest()?.send({ type: 'signed-out' });
  assert.equal(told, 1);
});
