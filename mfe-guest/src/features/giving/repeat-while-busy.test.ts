import { ApiError } from '@gift-registry/bff-contract';
import { repeatWhileBusy } from './repeat-while-busy.ts';

const refusal = (status: number, retryAfter?: number) =>
  new ApiError('Please try again.', { code: 'unavailable', status, retryAfter });

let stop: AbortController;
let repeats: number;
beforeEach(() => {
  jest.useFakeTimers();
  stop = new AbortController();
  repeats = 0;
});
afterEach(() => void jest.useRealTimers());

function refusing(refusals: readonly ApiError[]) {
  const left = [...refusals];
  const calledAt: number[] = [];
  const started = Date.now();
  const result = repeatWhileBusy(
    async () => {
      calledAt.push(Date.now() - started);
      const next = left.shift();
      if (next) throw next;
      return 'recorded';
    },
    { signal: stop.signal, onRepeat: () => void (repeats += 1) },
  ).catch((error: unknown) => error);
  return { result, calledAt };
}

test('a busy server is asked again after the time that it names', async () => {
  const { result, calledAt } = refusing([refusal(503, 5), refusal(503)]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await result).toBe('recorded');
  expect(repeats).toBe(2);
  expect(calledAt[1]).toBeGreaterThanOrEqual(5_000);
  expect((calledAt[2] ?? 0) - (calledAt[1] ?? 0)).toBeGreaterThanOrEqual(2_000);
});

test('it gives up after twenty seconds, and at once when it would have to wait longer', async () => {
  const busy = refusing(Array.from({ length: 50 }, () => refusal(503, 3)));
  const closed = refusing([refusal(503, 60)]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await busy.result).toBeInstanceOf(ApiError);
  expect(busy.calledAt.length).toBeLessThan(8);
  expect(await closed.result).toBeInstanceOf(ApiError);
  expect(closed.calledAt).toHaveLength(1);
});

test('other failures are not repeated, and a stop ends the wait', async () => {
  const soldOut = refusing([refusal(409)]);
  expect(await soldOut.result).toBeInstanceOf(ApiError);
  const stopped = refusing([refusal(503, 10)]);
  await jest.advanceTimersByTimeAsync(100);
  stop.abort();
  expect(await stopped.result).toBeInstanceOf(ApiError);
  expect(stopped.calledAt).toHaveLength(1);
});
