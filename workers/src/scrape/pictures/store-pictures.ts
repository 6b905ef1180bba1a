import { pictureFile, uploadFile } from '@gift-registry/workers-contract';
import type { Logger } from '../../logger.ts';
import type { GuardedFetch } from '../fetch/guarded-fetch.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { ScrapeFailure } from '../scrape-failure.ts';
import { encodePicture, UnusablePictureError } from './encode-picture.ts';
import type { PictureStorage, UploadStorage } from './folder-storage.ts';

const PICTURE = {
  accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8',
  // Some stores serve every file as bytes; the signature is checked later.
  acceptedType: /^\s*(image\/(?!svg)|(application|binary)\/octet-stream\b)/i,
  maxBytes: 10 * 1024 * 1024,
};

const MAX_STORED = 4;
/** More than `MAX_STORED`, as a page's first pictures may be broken or icons. */
const MAX_TRIED = 6;
/** Per page: downloads are held in memory. */
const FETCH_CONCURRENCY = 2;
/** For all pages together: decoding takes the most memory. */
const ENCODE_CONCURRENCY = 2;
const TIMEOUT_MS = 6_000;

/** Stores both sizes of a picture and returns its hash. */
function createEncoder(storage: PictureStorage, concurrency: number) {
  const limitEncoding = createConcurrencyLimit(concurrency);
  return async (bytes: Buffer, signal: AbortSignal): Promise<string> => {
    const { hash, files } = await limitEncoding(signal, () => encodePicture(bytes));
    await storage.write(pictureFile(hash, 'small'), files.small);
    await storage.write(pictureFile(hash, 'large'), files.large);
    return hash;
  };
}

interface StorePicturesDependencies {
  readonly fetch: GuardedFetch;
  readonly userAgent: string;
  readonly storage: PictureStorage;
  readonly log: Logger;
  readonly timeoutMs?: number;
}

export type StorePictures = (
  addresses: readonly string[],
  signal: AbortSignal,
) => Promise<string[]>;

export function createStorePictures({
  fetch,
  userAgent,
  storage,
  log,
  timeoutMs = TIMEOUT_MS,
}: StorePicturesDependencies): StorePictures {
  const encode = createEncoder(storage, ENCODE_CONCURRENCY);

  async function storePicture(address: string, signal: AbortSignal): Promise<string | null> {
    try {
      const { status, body } = await fetch(address, { ...PICTURE, signal, userAgent });
      if (status !== 200) throw new ScrapeFailure('unreachable', 'The picture is not there.');
      return await encode(body, signal);
    } catch (err) {
      const expected = err instanceof UnusablePictureError || err instanceof ScrapeFailure;
      log[expected ? 'debug' : 'warn']({ err }, 'picture not stored');
      return null;
    }
  }

  return async (addresses, signal) => {
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const limitFetches = createConcurrencyLimit(FETCH_CONCURRENCY);
    const hashes = await Promise.all(
      [...new Set(addresses)]
        .slice(0, MAX_TRIED)
        .map((address) =>
          limitFetches(timeout, () => storePicture(address, timeout)).catch(() => null),
        ),
    );
    signal.throwIfAborted();
    return [...new Set(hashes)].filter((hash) => hash !== null).slice(0, MAX_STORED);
  };
}

interface StoreUploadDependencies {
  readonly storage: UploadStorage;
  readonly log: Logger;
}

export type StoreUpload = (uploadId: string, signal: AbortSignal) => Promise<string[]>;

export function createStoreUpload({ storage, log }: StoreUploadDependencies): StoreUpload {
  const encode = createEncoder(storage, 1);
  return async (uploadId, signal) => {
    const name = uploadFile(uploadId);
    const bytes = await storage.read(name);
    if (!bytes) return [];
    try {
      const hash = await encode(bytes, signal);
      await storage.remove(name);
      return [hash];
    } catch (err) {
      if (!(err instanceof UnusablePictureError)) throw err;
      log.debug({ err }, 'upload not stored');
      await storage.remove(name);
      return [];
    }
  };
}
