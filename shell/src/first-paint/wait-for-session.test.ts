import { waitForSession } from './first-paint.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('it waits for the session', async () => {
  await expect(waitForSession({ settled: async () => 'signed-out' })).resolves.toBe('signed-out');
});

test('it waits for two seconds at most', async () => {
  jest.useFakeTimers();
  const done = jest.fn();
  void waitForSession({ settled: () => new Promise(() => {}) }).then(done);
  await jest.advanceTimersByTimeAsync(1_900);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalled();
});
