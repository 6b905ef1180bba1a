import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURES_FOLDER, pictureFile } from '@gift-registry/workers-contract';
import { startBucketServer } from '../../testing/processes/bucket-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPictureStorage } from './picture-storage.ts';
import { giftPictureUrl } from './picture-url.ts';

const hash = '0123456789abcdef'.repeat(4);
const content = Buffer.from('RIFF....WEBPVP8 \0\xff', 'latin1');

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
  const folder = join(testApp.deps.config.dataDir, PICTURES_FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, pictureFile(hash, 'large')), content);
  await writeFile(join(folder, `.${pictureFile(hash, 'small')}.unfinished`), content);
  await writeFile(join(testApp.deps.config.dataDir, 'session-secret'), 'secret');
});
afterAll(() => testApp.close());

const get = (url: string) => testApp.app.inject({ url });

test('a stored picture is served as immutable WebP', async () => {
  const answer = await get(giftPictureUrl(hash, 'large'));
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toStrictEqual(content);
  expect(answer.headers['content-type']).toBe('image/webp');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';/);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a thumbnail that can’t be made is the stored picture, cached for a minute', async () => {
  const folder = join(testApp.deps.config.dataDir, PICTURES_FOLDER);
  const broken = 'b'.repeat(64);
  await writeFile(join(folder, pictureFile(broken, 'small')), content);
  const answer = await get(`/gift-pictures/${broken}-160.avif`);
  expect([answer.statusCode, answer.headers['content-type']]).toStrictEqual([200, 'image/webp']);
  expect(answer.rawPayload).toStrictEqual(content);
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
});

test('any other name is 404 and not cached', async () => {
  for (const name of [
    pictureFile(hash, 'small'),
    `.${pictureFile(hash, 'small')}.unfinished`,
    `${hash}-9999.webp`,
    `${hash}-160.avif`,
    `${hash.toUpperCase()}-1280.webp`,
    `${hash}-1280.svg`,
    '..%2fsession-secret',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    `..%2f${PICTURES_FOLDER}%2f${pictureFile(hash, 'large')}`,
  ]) {
    const answer = await get(`/gift-pictures/${name}`);
    expect([name, answer.statusCode]).toStrictEqual([name, 404]);
    expect([name, answer.headers['cache-control']]).toStrictEqual([name, 'no-store']);
    expect([name, answer.body]).toStrictEqual([name, '']);
  }
});

test('the content security policy allows pictures of our origin only', async () => {
  const policy = String((await get('/robots.txt')).headers['content-security-policy']);
  expect(policy).toMatch(/img-src 'self' data:(;|$)/);
});

test('a bucket serves the pictures when configured', async () => {
  const server = await startBucketServer();
  try {
    const { deps } = testApp;
    const pictures = createPictureStorage({ ...deps.config, pictureBucket: server.bucket });
    const name = pictureFile(hash, 'large');
    await pictures.write(name, content);
    expect(await pictures.read(name)).toStrictEqual(content);
    expect(await pictures.has(name)).toBe(true);
    expect(await pictures.read(pictureFile(hash, 'small'))).toBe(null);
    expect(await pictures.has(pictureFile(hash, 'small'))).toBe(false);
    await server.stop();
    await expect(pictures.read(name)).rejects.toThrow(/did not answer/);
  } finally {
    await server.close();
  }
});
