import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from '@gift-registry/workers-contract';
import { createBucketStorage } from './bucket-storage.ts';

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };

let server: ChildProcess;
let directory: string;
let bucket: Bucket;

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server ended.')));
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, address] = /listening on ([\d.]+:\d+)/.exec(chunk.toString()) ?? [];
      if (address) resolve(`http://${address}`);
    });
  });
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const options = ['-d', directory, '-p', '0', '-a', '127.0.0.1', '--configure-bucket', 'gifts'];
  server = spawn(process.execPath, [program, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  bucket = { ...credentials, url: `${await readAddress(server)}/gifts` };
});
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  await rm(directory, { recursive: true });
});

test('a picture is stored in the bucket unchanged, with its type and cache headers', async () => {
  const content = Buffer.from('RIFF....WEBP\0\xff', 'latin1');
  const store = createBucketStorage(bucket);
  await store.write('a-640.webp', content);
  await store.write('a-640.webp', content);
  const answer = await new AwsClient({ ...credentials, service: 's3' }).fetch(
    `${bucket.url}/pictures/a-640.webp`,
  );
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control') ?? '').toMatch(/immutable/);
  expect(Buffer.from(await answer.arrayBuffer())).toStrictEqual(content);
});

test('a write to a refusing or missing bucket rejects', async () => {
  const content = Buffer.from('x');
  for (const wrong of [
    { ...bucket, accessKeyId: 'somebody-else' },
    { ...bucket, url: bucket.url.replace('gifts', 'no-such-bucket') },
  ])
    await expect(createBucketStorage(wrong).write('a', content)).rejects.toThrow(
      /The bucket answered 4\d\d/,
    );
});
