import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { retryLoad } from './retry-load.ts';

const chunkLoadError = () => Object.assign(new Error('gone'), { name: 'ChunkLoadError' });

/** Fails as often as asked, then gives 'loaded'; says when each try was made. */
function failing(times: number, error: () => Error) {
  const tries: number[] = [];
  const load = async () => {
    tries.push(Date.now());
    if (tries.length <= times) throw error();
    return 'loaded';
  };
  return { tries, load };
}

async function runTimers(t: TestContext, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await new Promise((resolve) => setImmediate(resolve));
    t.mock.timers.tick(100);
  }
}

test('what loads at once is loaded once', async () => {
  const { tries, load } = failing(0, chunkLoadError);
  assert.equal(await retryLoad(load), 'loaded');
  assert.equal(tries.length, 1);
});

test('a failed load is tried again after 300, 900 and 2700 ms', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const { tries, load } = failing(3, chunkLoadError);
  const loading = retryLoad(load);
  await runTimers(t, 4_000);
  assert.equal(await loading, 'loaded');
  assert.deepEqual(tries, [0, 300, 1_200, 3_900]);
});

test('after the last try the failure is told', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const { tries, load } = failing(99, chunkLoadError);
  const loading = assert.rejects(retryLoad(load), { name: 'ChunkLoadError' });
  await runTimers(t, 4_000);
  await loading;
  assert.equal(tries.length, 4);
});

test('code that fails is not loaded again', async () => {
  const { tries, load } = failing(1, () => new TypeError('x is not a function'));
  await assert.rejects(retryLoad(load), TypeError);
  assert.equal(tries.length, 1);
});
