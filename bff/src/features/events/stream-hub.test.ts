import { createFanOut } from '../../platform/event-bus/event-bus.ts';
import { registryChanged } from '../../testing/registry-changed.ts';
import type { Audience, Client } from './event-stream.ts';
import { spreadOf, windowOf } from './hint-windows.ts';
import { createStreamHub, type StreamHub } from './stream-hub.ts';

const guestOf = (...registryIds: string[]): Audience => ({
  userId: null,
  sessionKey: null,
  registryIds: new Set(registryIds),
});
const signedIn = (userId: string, sessionKey: string): Audience => ({
  userId,
  sessionKey,
  registryIds: new Set(),
});
const at = (address: string, browser?: string): Client => ({ address, browser });
const wide = { perProcess: 10, perBrowser: 10, perAddress: 10 };

let hub: StreamHub;
let hiddenUntil = 0;
afterEach(() => {
  hub.close();
  hiddenUntil = 0;
  jest.useRealTimers();
});

function open(limits = wide, ended: readonly string[] = []) {
  const fanOut = createFanOut();
  hub = createStreamHub({
    events: { ...fanOut, publish: async () => undefined, close: async () => undefined },
    limits,
    audiences: {
      find: async () => ({ hostIds: new Set(['owner']), hiddenUntil }),
      forget: () => undefined,
    },
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
  open({ ...wide, perProcess: 3, perAddress: 2 });
  const first = hub.open(guestOf('r'), at('home'));
  hub.open(guestOf('r'), at('home'));
  expect(() => hub.open(guestOf('r'), at('home'))).toThrow(isRefused('rate-limited'));
  hub.open(guestOf('r'), at('office'));
  expect(() => hub.open(guestOf('r'), at('elsewhere'))).toThrow(isRefused('unavailable'));
  first.readable.destroy();
  await new Promise((resolve) => first.readable.once('close', resolve));
  hub.open(guestOf('r'), at('home'));
  expect(hub.size()).toBe(3);
});

test('a browser opens a few streams, and others behind its address open theirs', () => {
  open({ ...wide, perBrowser: 2, perAddress: 4 });
  for (let tab = 0; tab < 2; tab += 1) hub.open(guestOf('r'), at('venue', 'asha'));
  expect(() => hub.open(guestOf('r'), at('venue', 'asha'))).toThrow(isRefused('rate-limited'));
  hub.open(guestOf('r'), at('venue', 'dev'));
  hub.open(guestOf('r'), at('venue'));
  expect(() => hub.open(guestOf('r'), at('venue', 'new cookie'))).toThrow(
    isRefused('rate-limited'),
  );
});

test('a stream follows several registries; a revoked one leaves it, and the last ends it', () => {
  jest.useFakeTimers();
  const fanOut = open();
  const { readable } = hub.open(guestOf('first', 'second'), at('home'));
  expect(String(readable.read())).toMatch(/^retry: /);
  const changed = (registryId: string) => fanOut.deliver([registryChanged(registryId, 1)]);
  const registries = () => String(readable.read()).match(/(?<="registryId":")\w+/g);
  for (const registryId of ['first', 'second', 'third']) changed(registryId);
  expect(registries()).toStrictEqual(['first', 'second']);
  fanOut.deliver([{ type: 'share-revoked', registryId: 'first' }]);
  expect(registries()).toStrictEqual(['first']);
  jest.advanceTimersByTime(250);
  for (const registryId of ['first', 'second']) changed(registryId);
  expect(registries()).toStrictEqual(['second']);
  fanOut.deliver([{ type: 'share-revoked', registryId: 'second' }]);
  expect(registries()).toStrictEqual(['second']);
  expect(readable.readableEnded || readable.read() === null).toBe(true);
});

test('the first change of a registry is sent at once, those within its window as one', () => {
  jest.useFakeTimers();
  const fanOut = open();
  const { readable } = hub.open(guestOf('r', 'quiet'), at('home'));
  const versions = () =>
    [...String(readable.read()).matchAll(/"version":(\d+)/g)].map(([, v]) => v);
  const changed = (version: number, registryId = 'r') =>
    fanOut.deliver([registryChanged(registryId, version)]);
  for (const version of [1, 2, 4, 3]) changed(version);
  changed(9, 'quiet');
  expect(versions()).toStrictEqual(['1', '9']);
  jest.advanceTimersByTime(249);
  expect(versions()).toStrictEqual([]);
  jest.advanceTimersByTime(1);
  expect(versions()).toStrictEqual(['4']);
  changed(5);
  expect(versions()).toStrictEqual([]);
  jest.advanceTimersByTime(250);
  expect(versions()).toStrictEqual(['5']);
  jest.advanceTimersByTime(250);
  changed(6);
  expect(versions()).toStrictEqual(['6']);
});

test('hosts who may not know of gifts learn of a change by a host when gifts follow it within the window', async () => {
  jest.useFakeTimers();
  const fanOut = open();
  hiddenUntil = Date.now() + 60_000;
  const { readable } = hub.open(signedIn('owner', 's1'), at('home'));
  const change = registryChanged('r', 1);
  fanOut.deliver([
    { ...change, version: 1, hostVersion: 1, byHost: false },
    { ...change, version: 2, hostVersion: 2, byHost: true },
    { ...change, version: 3, hostVersion: 2, byHost: false },
  ]);
  jest.advanceTimersByTime(250);
  jest.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  expect([...String(readable.read()).matchAll(/"version":(\d+)/g)].map(([, v]) => v)).toStrictEqual(
    ['2'],
  );
});

test('a crowd of streams has longer windows, and spreads its reads over them', () => {
  expect([1, 500, 5_000].map(windowOf)).toStrictEqual([250, 250, 2_000]);
  expect([1, 100, 500, 5_000].map(spreadOf)).toStrictEqual([0, 50, 250, 2_000]);
});

test('a client that does not read is disconnected', () => {
  const fanOut = open();
  const stream = hub.open(guestOf('r'), at('home'));
  for (let version = 0; version < 2_000; version += 1)
    fanOut.deliver([{ type: 'share-revoked', registryId: 'other' }]);
  expect(stream.readable.destroyed).toBe(false);
  for (let count = 0; count < 2_000; count += 1)
    stream.send(Buffer.from('data: x'.padEnd(60, 'x')));
  expect(stream.readable.destroyed).toBe(true);
});

test('signing out everywhere ends every stream of the account and no other', () => {
  const fanOut = open();
  const streams = [
    hub.open(signedIn('asha', 's1'), at('a')),
    hub.open(signedIn('asha', 's2'), at('b')),
    hub.open(signedIn('dev', 's3'), at('c')),
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
  open(wide, ['s1']);
  const over = hub.open(signedIn('asha', 's1'), at('a'));
  const valid = hub.open(signedIn('dev', 's2'), at('b'));
  jest.advanceTimersByTime(25_000);
  jest.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  expect(String(over.readable.read())).toMatch(/heartbeat[\s\S]*signed-out/);
  expect(String(valid.readable.read())).toMatch(/heartbeat\n\n$/);
});
