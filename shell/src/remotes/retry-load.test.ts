import { retryLoad } from './load-entry.ts';

const chunkLoadError = () => Object.assign(new Error('gone'), { name: 'ChunkLoadError' });

function failing(times: number, error: () => Error) {
  const tries: number[] = [];
  const load = async () => {
    tries.push(Date.now());
    if (tries.length <= times) throw error();
    return 'loaded';
  };
  return { tries, load };
}

afterEach(() => {
  jest.useRealTimers();
});

test('a load that succeeds is not repeated', async () => {
  const { tries, load } = failing(0, chunkLoadError);
  expect(await retryLoad(load)).toBe('loaded');
  expect(tries.length).toBe(1);
});

test('a failed load is retried after 300, 900 and 2700 ms', async () => {
  jest.useFakeTimers({ now: 0 });
  const { tries, load } = failing(3, chunkLoadError);
  const loading = retryLoad(load);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await loading).toBe('loaded');
  expect(tries).toStrictEqual([0, 300, 1_200, 3_900]);
});

test('the load error is thrown after the last retry', async () => {
  jest.useFakeTimers({ now: 0 });
  const { tries, load } = failing(99, chunkLoadError);
  const loading = expect(retryLoad(load)).rejects.toThrow(
    expect.objectContaining({ name: 'ChunkLoadError' }),
  );
  await jest.advanceTimersByTimeAsync(4_000);
  await loading;
  expect(tries.length).toBe(4);
});

test('an error of loaded code is not retried', async () => {
  const { tries, load } = failing(1, () => new TypeError('x is not a function'));
  await expect(retryLoad(load)).rejects.toThrow(TypeError);
  expect(tries.length).toBe(1);
});
