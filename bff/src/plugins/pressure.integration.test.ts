import { setTimeout as delay } from 'node:timers/promises';
import { errorReply } from '@gift-registry/bff-contract';
import { createTestApp } from '../testing/test-app.ts';

function blockEventLoop(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('an overloaded process answers 503, but takes gifts and orders, and recovers', async () => {
  const app = await createTestApp({ config: { maxEventLoopDelayMs: 50 } });
  const ask = () => app.app.inject({ url: '/api/session' });
  for (let rounds = 0; (await ask()).statusCode !== 503; rounds += 1) {
    expect(rounds).toBeLessThan(20);
    blockEventLoop(600);
    await delay(1);
  }
  const reply = await ask();
  const gifts = await Promise.all(
    ['items/any/claims', 'items/any/contributions', 'orders'].map((gift) =>
      app.app.inject({ method: 'POST', url: `/api/shared/any/${gift}` }),
    ),
  );
  expect(errorReply.parse(reply.json()).error.code).toBe('unavailable');
  expect(reply.headers['retry-after']).toBe('5');
  expect(gifts.map(({ statusCode }) => statusCode)).toStrictEqual([403, 403, 403]);
  for (let rounds = 0; (await ask()).statusCode !== 200; rounds += 1) {
    expect(rounds).toBeLessThan(50);
    await delay(100);
  }
  await app.close();
});
