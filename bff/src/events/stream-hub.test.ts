import type { Audience } from './event-stream.ts';
import { createFanOut } from './fan-out.ts';
import { createStreamHub, type StreamHub } from './stream-hub.ts';

const guestOf = (registryId: string): Audience => ({ userId: null, sessionKey: null, registryId });
const signedIn = (userId: string, sessionKey: string): Audience => ({
  userId,
  sessionKey,
  registryId: null,
});

let hub: StreamHub;
afterEach(() => hub.close());

function open(limits = { perProcess: 10, perAddress: 10 }, ended: readonly string[] = []) {
  const fanOut = createFanOut();
  hub = createStreamHub({
    events: { ...fanOut, publish: async () => undefined, close: async () => undefined },
    limits,
    ownerOf: async () => 'owner',
    endedSessions: async () => ended,
    onError: (error) => {
      throw error;
    },
  });
  return fanOut;
}

const isRefused = (code: string): unknown =>
  expect.objectContaining({
    code,
    headers: expect.objectContaining({ 'retry-after': expect.anything() }),
  });

test('streams are limited per network and per process, and closed ones no longer count', async () => {
  open({ perProcess: 3, perAddress: 2 });
  const first = hub.open(guestOf('r'), 'home');
  hub.open(guestOf('r'), 'home');
  expect(() => hub.open(guestOf('r'), 'home')).toThrow(isRefused('rate-limited'));
  hub.open(guestOf('r'), 'office');
  expect(() => hub.open(guestOf('r'), 'elsewhere')).toThrow(isRefused('unavailable'));
  first.readable.destroy();
  await new Promise((resolve) => first.readable.once('close', resolve));
  hub.open(guestOf('r'), 'home');
  expect(hub.size()).toBe(3);
});

test('a client that does not read is disconnected', () => {
  const fanOut = open();
  const stream = hub.open(guestOf('r'), 'home');
  for (let version = 0; version < 2_000; version += 1)
    fanOut.deliver([{ type: 'share-revoked', registryId: 'other' }]);
  expect(stream.readable.destroyed).toBe(false);
  for (let count = 0; count < 2_000; count += 1) stream.send('data: x'.padEnd(60, 'x'));
  expect(stream.readable.destroyed).toBe(true);
});

test('signing out everywhere ends every stream of the account and no other', () => {
  const fanOut = open();
  const streams = [
    hub.open(signedIn('asha', 's1'), 'a'),
    hub.open(signedIn('asha', 's2'), 'b'),
    hub.open(signedIn('dev', 's3'), 'c'),
  ];
  for (const { readable } of streams) expect(String(readable.read())).toMatch(/^retry: /);
  fanOut.deliver([{ type: 'signed-out', userId: 'asha' }]);
  expect(streams.map((stream) => String(stream.readable.read()))).toStrictEqual([
    'data: {"type":"signed-out"}\n\n',
    'data: {"type":"signed-out"}\n\n',
    'null',
  ]);
});

test('the heartbeat ends the streams of ended sessions', async () => {
  jest.useFakeTimers();
  open({ perProcess: 10, perAddress: 10 }, ['s1']);
  const over = hub.open(signedIn('asha', 's1'), 'a');
  const valid = hub.open(signedIn('dev', 's2'), 'b');
  jest.advanceTimersByTime(25_000);
  jest.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  expect(String(over.readable.read())).toMatch(/heartbeat[\s\S]*signed-out/);
  expect(String(valid.readable.read())).toMatch(/heartbeat\n\n$/);
});
