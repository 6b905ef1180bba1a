import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { PICTURES_FOLDER, pictureFile } from '@gift-registry/workers-contract';
import { AwsClient } from 'aws4fetch';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { bucketPictures } from './bucket-pictures.ts';
import { giftPictureUrl } from './gift-picture.ts';

const hash = '0123456789abcdef'.repeat(4);
const content = Buffer.from('RIFF....WEBPVP8 \0\xff', 'latin1');

let testApp: TestApp;
before(async () => {
  testApp = await createTestApp();
  const folder = join(testApp.deps.config.dataDir, PICTURES_FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, pictureFile(hash, 'large')), content);
  await writeFile(join(folder, `.${pictureFile(hash, 'small')}.unfinished`), content);
  await writeFile(join(testApp.deps.config.dataDir, 'session-secret'), 'secret');
});
after(() => testApp.close());

const get = (url: string) => testApp.app.inject({ url });

test('a kept picture is WebP, for good, and nothing else', async () => {
  const answer = await get(giftPictureUrl(hash, 'large'));
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.rawPayload, content);
  assert.equal(answer.headers['content-type'], 'image/webp');
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(answer.headers['content-security-policy'], "default-src 'none'");
  assert.equal(answer.headers['set-cookie'], undefined);
});

test('what is not a kept picture is not found, and not remembered', async () => {
  for (const name of [
    pictureFile(hash, 'small'),
    `.${pictureFile(hash, 'small')}.unfinished`,
    `${hash}-9999.webp`,
    `${hash.toUpperCase()}-1280.webp`,
    `${hash}-1280.svg`,
    '..%2fsession-secret',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    `..%2f${PICTURES_FOLDER}%2f${pictureFile(hash, 'large')}`,
  ]) {
    const answer = await get(`/gift-pictures/${name}`);
    assert.equal(answer.statusCode, 404, name);
    assert.equal(answer.headers['cache-control'], 'no-store', name);
    assert.equal(answer.body, '', name);
  }
});

test('pictures come from our own origin alone', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  assert.match(policy, /img-src 'self' data:(;|$)/);
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

test('with a bucket they come from there', async () => {
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
    const bucket = bucketPictures({ ...credentials, url });
    assert.deepEqual(await bucket.read(name), content);
    assert.equal(await bucket.has(name), true);
    assert.equal(await bucket.read(pictureFile(hash, 'small')), null);
    assert.equal(await bucket.has(pictureFile(hash, 'small')), false);
  } finally {
    server.kill();
    await once(server, 'exit');
    await rm(directory, { recursive: true });
  }
});
