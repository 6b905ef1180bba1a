import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { Agent } from 'undici';
import { createLogger } from '../../logger.ts';
import { createGuardedFetch } from '../fetch/guarded-fetch.ts';
import { createGuard } from '../guard/guard.ts';
import { createGuardedAgent } from '../guard/guard.ts';
import { createOptOut } from '../guard/opt-out.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createStorePictures, type StorePictures } from './store-pictures.ts';
import type { PictureStorage } from './folder-storage.ts';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const MEGABYTE = 1024 * 1024;

const coloured = (background: string) =>
  sharp({ create: { width: 200, height: 150, channels: 3, background } });
const red = await coloured('#cc2222').png().toBuffer();
const blue = await coloured('#2222cc').jpeg().toBuffer();
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect/></svg>';

const file = (type: string, body: string | Buffer, headers: http.OutgoingHttpHeaders = {}) => {
  const answer: Answer = (_request, response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
  return answer;
};

const answers: Readonly<Record<string, Answer>> = {
  '/red.png': file('image/png', red),
  '/mislabelled.png': file('image/png', blue),
  '/bytes': file('application/octet-stream', blue),
  '/page.png': file('text/html', red),
  '/lie.png': file('image/png', '<!doctype html><title>Sign in</title>'),
  '/drawing.svg': file('image/svg+xml', drawing),
  '/drawing.png': file('image/png', drawing),
  '/truncated.png': file('image/png', red.subarray(0, red.length - 30)),
  '/large.png': file('image/png', Buffer.concat([red, Buffer.alloc(11 * MEGABYTE)])),
  '/bomb.png': file('image/png', gzipSync(Buffer.alloc(64 * MEGABYTE)), {
    'content-encoding': 'gzip',
  }),
  '/gone.png': (_request, response) =>
    response.writeHead(404, { 'content-type': 'image/png' }).end(red),
  '/inside': (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/x.png' }).end(),
  '/moved': (_request, response) => response.writeHead(302, { location: '/red.png' }).end(),
  '/silent': () => undefined,
};

const server = http.createServer((request, response) =>
  answers[request.url ?? '']?.(request, response),
);
let folder: string;
let dispatcher: Agent;
let storePictures: StorePictures;
let origin: string;
let storePicturesIn: (
  storage: PictureStorage,
  limits?: { readonly timeoutMs: number },
) => StorePictures;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const guard = createGuard({ allowOrigins: [origin] });
  dispatcher = createGuardedAgent(guard);
  const fetch = createGuardedFetch({ guard, dispatcher, optOut: createOptOut([]) });
  const log = createLogger('scrape', 'silent');
  storePicturesIn = (storage, limits) =>
    createStorePictures({ fetch, userAgent: 'test', storage, log, ...limits });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  storePictures = storePicturesIn(createFolderStorage(folder));
});
afterAll(async () => {
  await dispatcher.destroy();
  server.closeAllConnections();
  server.close();
});

const on = (...paths: string[]) => paths.map((path) => origin + path);
const signal = () => AbortSignal.timeout(20_000);

test('pictures are stored in both sizes under the hash of their content', async () => {
  const [first = '', second = ''] = await storePictures(
    on('/red.png', '/mislabelled.png'),
    signal(),
  );
  expect((await readdir(folder)).sort()).toStrictEqual(
    [first, second].flatMap((hash) => [`${hash}-1280.webp`, `${hash}-640.webp`]).sort(),
  );
  const { dominant } = await sharp(await readFile(join(folder, `${first}-640.webp`))).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
  expect(await storePictures(on('/moved'), signal())).toStrictEqual([first]);
  expect(await storePictures(on('/bytes'), signal())).toStrictEqual([second]);
  await rm(folder, { recursive: true });
});

test('unusable pictures leave no files, and the usable one is stored', async () => {
  for (const path of Object.keys(answers).filter(
    (path) => !/red|label|bytes|moved|silent/.test(path),
  ))
    expect({ case: path, got: await storePictures(on(path), signal()) }).toStrictEqual({
      case: path,
      got: [],
    });
  expect(
    await storePictures(['http://10.0.0.1/a.png', 'data:image/png;base64,AA'], signal()),
  ).toStrictEqual([]);
  expect(await readdir(folder)).toStrictEqual([]);
  expect((await storePictures(on('/drawing.svg', '/gone.png', '/red.png'), signal())).length).toBe(
    1,
  );
  await rm(folder, { recursive: true });
});

test('a shop that never sends its picture is given up, and the other one is stored', async () => {
  const storeQuickly = storePicturesIn(createFolderStorage(folder), { timeoutMs: 1_000 });
  expect((await storeQuickly(on('/silent', '/red.png'), signal())).length).toBe(1);
  await rm(folder, { recursive: true });
});

test('an aborted job rejects', async () => {
  await expect(storePictures(on('/silent'), AbortSignal.timeout(100))).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  );
});

test('a failing storage drops the picture without failing the job', async () => {
  const broken = storePicturesIn({ write: () => Promise.reject(new Error('the disk is full')) });
  expect(await broken(on('/red.png'), signal())).toStrictEqual([]);
});

test('concurrent writes of one file leave it complete, without temporary files', async () => {
  const storage = createFolderStorage(join(folder, 'new'));
  const content = Buffer.alloc(3 * MEGABYTE, 'x');
  await Promise.all(Array.from({ length: 20 }, () => storage.write('a.webp', content)));
  expect(await readdir(join(folder, 'new'))).toStrictEqual(['a.webp']);
  expect(await readFile(join(folder, 'new', 'a.webp'))).toStrictEqual(content);
  await rm(folder, { recursive: true });
});
