import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { picturesFolder, pictureUrl } from './picture-url.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const get = (url: string, encodings: string) =>
  testApp.app.inject({ url, headers: { 'accept-encoding': encodings } });

test.each<[encodings: string, encoding: string | undefined, read: (bytes: Buffer) => Buffer]>([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes) => bytes],
])('a drawing is sent to browsers that accept %s', async (encodings, encoding, read) => {
  const url = await pictureUrl('jhoola-swing');
  const content = await readFile(join(picturesFolder, 'jhoola-swing.svg'));
  const { statusCode, headers, rawPayload } = await get(url, encodings);
  expect([statusCode, headers['content-encoding']]).toStrictEqual([200, encoding]);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none';style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(read(rawPayload)).toStrictEqual(content);
  if (encoding) expect(rawPayload.length).toBeLessThan(content.length / 2);
});

test.each(['none.svg', '..%2f..%2fpackage.json', 'svg%2fjhoola-swing.svg', ''])(
  '"%s" is no drawing',
  async (name) => {
    expect((await get(`/pictures/${name}`, 'br')).statusCode).toBe(404);
  },
);
