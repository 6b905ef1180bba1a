import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { claimItem, listLinks, rotateLink, urlOf } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const GUESTS = 50;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ config: { requestsPerMinute: 100_000 } });
});
afterAll(() => testApp.close());

async function guestsThrough(
  rotate: (host: Host, rotation: { registryId: string; linkId: string }) => Promise<unknown>,
): Promise<{ before: number; late: number; lateRequests: number }> {
  const { client, user } = await signUpAndIn(testApp);
  const sample = await createSampleRegistry(testApp, user.id, { items: 1, quantity: 99 });
  const { registryId, shareCode } = sample;
  const { links } = await client.call(listLinks, { params: { registryId } });
  const linkId = links[0]?.id ?? '';
  const found = { before: 0, late: 0, lateRequests: 0 };
  let repliedAt = Infinity;
  let over = false;

  async function visit(send: () => Promise<Response>): Promise<void> {
    const isLate = performance.now() > repliedAt;
    const { ok } = await send();
    if (!isLate) found.before += ok ? 1 : 0;
    else {
      found.lateRequests += 1;
      found.late += ok ? 1 : 0;
    }
  }
  const guest = async () => {
    const browser = testApp.client();
    const token = await browser.csrfToken();
    const itemId = sample.itemIds[0] ?? '';
    while (!over) {
      await visit(() => browser.fetch(`/api/shared/${shareCode}/items`));
      await visit(() =>
        browser.fetch(urlOf(claimItem.path, { params: { shareCode, itemId } }), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-csrf-token': token,
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify({ guestName: 'Ravi', quantity: 1 }),
        }),
      );
    }
  };
  const crowd = Promise.all(Array.from({ length: GUESTS }, guest));
  await enough(() => found.before, 300);
  await rotate(client, { registryId, linkId });
  repliedAt = performance.now();
  await enough(() => found.lateRequests, 700);
  over = true;
  await crowd;
  return found;
}

async function enough(count: () => number, milliseconds: number): Promise<void> {
  await delay(milliseconds);
  for (let tries = 0; count() <= GUESTS && tries < 200; tries += 1) await delay(50);
}

type Host = Awaited<ReturnType<typeof signUpAndIn>>['client'];

test('after the reply of a rotation nobody gets through the old link', async () => {
  const { before, late, lateRequests } = await guestsThrough((host, params) =>
    host.call(rotateLink, { params }),
  );
  expect(before).toBeGreaterThan(GUESTS);
  expect(lateRequests).toBeGreaterThan(GUESTS);
  expect(late).toBe(0);
});

test('control: a rotation that replies before it commits lets guests through', async () => {
  const { late } = await guestsThrough(async (host, params) => {
    void delay(200).then(() => host.call(rotateLink, { params }));
  });
  expect(late).toBeGreaterThan(0);
});
