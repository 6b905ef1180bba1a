import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  getScrape,
  maxPhotoBytes,
  uploadPhoto,
  type ScrapeStatus,
} from '@gift-registry/bff-contract';
import {
  PICTURES_FOLDER,
  uploadFile,
  type ScrapeJob,
  type ScrapeJobResult,
} from '@gift-registry/workers-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { startScrapeWorker, type ScrapeWorker } from '../../testing/processes/scrape-worker.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const hash = 'a'.repeat(64);
const stored = (pictures: string[]): ScrapeJobResult => ({
  outcome: pictures.length > 0 ? 'ok' : 'unreachable',
  title: null,
  name: null,
  brand: null,
  price: null,
  currency: null,
  availability: null,
  description: null,
  image: null,
  images: [],
  pictures,
  url: 'upload',
  evidence: {},
});

let testApp: TestApp;
let worker: ScrapeWorker | undefined;
const jobs: ScrapeJob[] = [];
let pictures: string[] = [];
beforeAll(async () => {
  testApp = await createTestApp();
  worker = await startScrapeWorker(testApp, async (job) => {
    jobs.push(job);
    return stored(pictures);
  });
});
afterAll(async () => {
  await worker?.close();
  await testApp.close();
});

const content = (text: string) => Buffer.from(text).toString('base64');

async function finished(client: TestClient, scrapeId: string): Promise<ScrapeStatus> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const status = await client.call(getScrape, { params: { scrapeId } });
    if (status.step === 'done' || Date.now() > deadline) return status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a photo is handed to the workers as it is, and their picture is the result', async () => {
  pictures = [hash];
  const { client } = await signUpAndIn(testApp);
  const { id, step } = await client.call(uploadPhoto, { body: { content: content('a photo') } });
  expect(step).toBe('queued');
  const status = await finished(client, id);
  expect(status.notice).toBeNull();
  expect(status.product?.pictures).toStrictEqual([
    { hash, url: `/gift-pictures/${hash}-1280.webp` },
  ]);
  const job = jobs.at(-1);
  expect(job?.kind).toBe('upload');
  const folder = join(testApp.deps.config.dataDir, PICTURES_FOLDER);
  expect(String(await readFile(join(folder, uploadFile(job?.url ?? ''))))).toBe('a photo');

  const { client: stranger } = await signUpAndIn(testApp);
  expect((await failureOf(stranger.call(getScrape, { params: { scrapeId: id } }))).status).toBe(
    404,
  );
});

test('a file that is no photo is told', async () => {
  pictures = [];
  const { client } = await signUpAndIn(testApp);
  const { id } = await client.call(uploadPhoto, { body: { content: content('a text') } });
  const { notice, product } = await finished(client, id);
  expect(notice?.title).toBe('We could not use this photo');
  expect(product).toBeNull();
});

test.each([
  ['nothing', '', 'Please choose a photo.'],
  ['no base64', 'a photo!', 'Please choose a photo.'],
  [
    'more than 5 MB',
    Buffer.alloc(maxPhotoBytes + 3).toString('base64'),
    'Please choose a photo of up to 5 MB.',
  ],
])('%s is refused', async (_, refused, message) => {
  const { client } = await signUpAndIn(testApp);
  const refusal = await failureOf(client.call(uploadPhoto, { body: { content: refused } }));
  expect([refusal.status, refusal.message]).toStrictEqual([422, message]);
});

test('a photo of 5 MB is accepted, and a body beyond that is not read', async () => {
  const { client } = await signUpAndIn(testApp);
  const largest = Buffer.alloc(maxPhotoBytes).toString('base64');
  expect((await client.call(uploadPhoto, { body: { content: largest } })).step).toBe('queued');
  const refusal = await failureOf(
    client.call(uploadPhoto, { body: { content: largest.repeat(2) } }),
  );
  expect(refusal.status).toBe(413);
});
