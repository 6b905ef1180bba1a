import { ApiError } from '@gift-registry/bff-contract';
import { createQueryClient } from './query-client.ts';

async function attemptsOf(error: Error): Promise<number> {
  const queryFn = jest.fn(() => Promise.reject(error));
  const client = createQueryClient();
  await client
    .fetchQuery({
      queryKey: ['x'],
      queryFn,
      retry: client.getDefaultOptions().queries?.retry ?? false,
      retryDelay: 0,
    })
    .catch(() => {});
  return queryFn.mock.calls.length;
}

const failed = (status: number) => new ApiError('Failed.', { code: 'internal', status });

test.each([
  { cause: 'the network fails', error: failed(0), attempts: 3 },
  { cause: 'the server fails', error: failed(503), attempts: 3 },
  { cause: 'the request is refused', error: failed(404), attempts: 1 },
  { cause: 'the code throws', error: new TypeError('x is not a function'), attempts: 1 },
])('a query is tried $attempts times when $cause', async ({ error, attempts }) => {
  expect(await attemptsOf(error)).toBe(attempts);
});

test('a mutation is never retried', () => {
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
});
