import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICTURES_FOLDER, pictureFile } from '@gift-registry/workers-contract';
import { AwsClient } from 'aws4fetch';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { giftPictureUrl } from './gift-picture.ts';

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

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server ended.')));
    server.stdout?.on('data', (chunk: Buffer) => {
      const [, address] = /listening on ([\d.]+:\d+)/.exec(chunk.toString()) ?? [];
      if (address) resolve(`http://${address}`);
    });
  });
}

test('a bucket serves the pictures when configured', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const options = ['-d', directory, '-p', '0', '-a', '127.0.0.1', '--configure-bucket', 'gifts'];
  const server = spawn(process.execPath, [program, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = `${await addressOf(server)}/gifts`;
    const name = pictureFile(hash, 'large');
    await new AwsClient({ ...credentials, service: 's3' }).fetch(
      `${url}/${PICTURES_FOLDER}/${name}`,
      { method: 'PUT', body: new Uint8Array(content) },
    );
    const bucket = createBucketStorage({ ...credentials, url });
    expect(await bucket.read(name)).toStrictEqual(content);
    expect(await bucket.has(name)).toBe(true);
    expect(await bucket.read(pictureFile(hash, 'small'))).toBe(null);
    expect(await bucket.has(pictureFile(hash, 'small'))).toBe(false);
  } finally {
    server.kill();
    await once(server, 'exit');
    await rm(directory, { recursive: true });
  }
});
