import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { AppError } from '../errors/app-error.ts';
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
    onError: (err) => assert.fail(String(err)),
  });
  return fanOut;
}

const isRefused = (code: string) => (error: unknown) =>
  error instanceof AppError && error.code === code && 'retry-after' in error.headers;

test('one address and one process hold a bounded number of streams, and a closed one counts no more', async () => {
  open({ perProcess: 3, perAddress: 2 });
  const first = hub.open(guestOf('r'), 'home');
  hub.open(guestOf('r'), 'home');
  assert.throws(() => hub.open(guestOf('r'), 'home'), isRefused('rate-limited'));
  hub.open(guestOf('r'), 'office');
  assert.throws(() => hub.open(guestOf('r'), 'elsewhere'), isRefused('unavailable'));
  first.readable.destroy();
  await new Promise((resolve) => first.readable.once('close', resolve));
  hub.open(guestOf('r'), 'home');
  assert.equal(hub.size(), 3);
});

test('a reader that does not read is cut off', () => {
  const fanOut = open();
  const stream = hub.open(guestOf('r'), 'home');
  for (let version = 0; version < 2_000; version += 1)
    fanOut.deliver([{ type: 'share-revoked', registryId: 'other' }]);
  assert.equal(stream.readable.destroyed, false);
  for (let count = 0; count < 2_000; count += 1) stream.send('data: x'.padEnd(60, 'x'));
  assert.equal(stream.readable.destroyed, true);
});

test('signing out everywhere ends every stream of the account, and no other', () => {
  const fanOut = open();
  const streams = [
    hub.open(signedIn('asha', 's1'), 'a'),
    hub.open(signedIn('asha', 's2'), 'b'),
    hub.open(signedIn('dev', 's3'), 'c'),
  ];
  for (const { readable } of streams) assert.match(String(readable.read()), /^retry: /);
  fanOut.deliver([{ type: 'signed-out', userId: 'asha' }]);
  assert.deepEqual(
    streams.map((stream) => String(stream.readable.read())),
    ['data: {"type":"signed-out"}\n\n', 'data: {"type":"signed-out"}\n\n', 'null'],
  );
});

test('the heartbeat ends the streams of sessions that are over', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  open({ perProcess: 10, perAddress: 10 }, ['s1']);
  const over = hub.open(signedIn('asha', 's1'), 'a');
  const valid = hub.open(signedIn('dev', 's2'), 'b');
  t.mock.timers.tick(25_000);
  return new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    assert.match(String(over.readable.read()), /still here[\s\S]*signed-out/);
    assert.match(String(valid.readable.read()), /still here\n\n$/);
  });
});
