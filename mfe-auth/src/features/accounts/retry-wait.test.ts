import { retryWaitSeconds } from './use-auth-call.ts';

test('retryWaitSeconds triples with every retry, up to 27', () => {
  expect([1, 2, 3, 4, 9].map(retryWaitSeconds)).toStrictEqual([3, 9, 27, 27, 27]);
});
