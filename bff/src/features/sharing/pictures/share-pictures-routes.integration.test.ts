import { fastify } from 'fastify';
import { createShareGate } from '../share-gate.ts';
import { createSharePictures } from './share-pictures.ts';
import { createAccount } from '../../../testing/accounts.ts';
import { createSampleRegistry } from '../../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sharePicturesRoutes } from './share-pictures.routes.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const neutral = { type: 'image/png', content: Buffer.from('neutral') };

async function openPreview(maxWaiting: number) {
  const { deps } = testApp;
  const { shareCode } = await createSampleRegistry(testApp, (await createAccount(testApp)).id);
  const limits = { maxWaiting, maxOfAccount: 1, timeoutMs: 10_000, idleTimeoutMs: 100 };
  const pictures = createSharePictures(deps, limits);
  const app = fastify();
  await app.register(sharePicturesRoutes(deps, { gate: createShareGate(deps), pictures, neutral }));
  const { statusCode, body, headers } = await app.inject({
    url: `/share-pictures/${shareCode}/x.jpg`,
  });
  await app.close();
  return [statusCode, body === 'neutral', headers['cache-control']];
}

test('a preview that can’t be drawn now is the neutral one, which nothing keeps', async () => {
  expect(await openPreview(0)).toStrictEqual([200, true, 'no-store']);
});

test('control: with a free place it is drawn', async () => {
  expect(await openPreview(1)).toStrictEqual([200, false, 'public, no-cache']);
});
