import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFile } from '@gift-registry/workers-contract';
import sharp from 'sharp';
import { createLogger } from '../../logger.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { UploadStorage } from './folder-storage.ts';
import { createStoreUpload, type StoreUpload } from './store-pictures.ts';

const log = createLogger('scrape', 'silent');
const signal = () => AbortSignal.timeout(20_000);
let folder: string;
let storage: UploadStorage;
let storeUpload: StoreUpload;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  storage = createFolderStorage(folder);
  storeUpload = createStoreUpload({ storage, log });
});
afterEach(() => rm(folder, { recursive: true }));

const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#cc2222' } })
    .withExif({ IFD0: { Artist: 'Somebody by name' } })
    .jpeg()
    .toBuffer();

test('an upload is stored in both sizes, and the original is removed', async () => {
  await storage.write(uploadFile('one'), await photo());
  const [hash = ''] = await storeUpload('one', signal());
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect((await readdir(folder)).sort()).toStrictEqual([`${hash}-1280.webp`, `${hash}-640.webp`]);
  expect((await storage.read(`${hash}-1280.webp`))?.includes('Somebody')).toBe(false);
});

test('an upload that is no picture leaves nothing', async () => {
  await storage.write(uploadFile('two'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect(await storeUpload('two', signal())).toStrictEqual([]);
  expect(await readdir(folder)).toStrictEqual([]);
});

test('a missing upload gives no picture', async () => {
  expect(await storeUpload('three', signal())).toStrictEqual([]);
});

test('a full disk fails the job and keeps the upload for the next attempt', async () => {
  await storage.write(uploadFile('four'), await photo());
  const full: UploadStorage = {
    ...storage,
    write: () => Promise.reject(new Error('the disk is full')),
  };
  const store = createStoreUpload({ storage: full, log });
  await expect(store('four', signal())).rejects.toThrow('the disk is full');
  expect(await storeUpload('four', signal())).toHaveLength(1);
});
