import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { errorReply } from '@gift-registry/bff-contract';
import { createTestApp } from '../testing/test-app.ts';

function blockEventLoop(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('a process that cannot keep up says so at once, and takes requests again when it can', async () => {
  const app = await createTestApp({ config: { maxEventLoopDelayMs: 50 } });
  const ask = () => app.app.inject({ url: '/api/session' });
  for (let rounds = 0; (await ask()).statusCode !== 503; rounds += 1) {
    assert.ok(rounds < 20, 'it never said so');
    blockEventLoop(600);
    await delay(1);
  }
  const reply = await ask();
  assert.equal(errorReply.parse(reply.json()).error.code, 'unavailable');
  assert.equal(reply.headers['retry-after'], '5');
  for (let rounds = 0; (await ask()).statusCode !== 200; rounds += 1) {
    assert.ok(rounds < 50, 'it never recovered');
    await delay(100);
  }
  await app.close();
});
