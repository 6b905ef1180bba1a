import { pictureFile, uploadFile } from '@gift-registry/workers-contract';
import type { Logger } from '../../logger.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { encodePicture, UnusablePictureError } from './encode-picture.ts';
import type { UploadStorage } from './picture-storage.ts';

interface StoreUploadDependencies {
  readonly storage: UploadStorage;
  readonly log: Logger;
}

export type StoreUpload = (uploadId: string, signal: AbortSignal) => Promise<string[]>;

const ENCODE_CONCURRENCY = 1;

export function createStoreUpload({ storage, log }: StoreUploadDependencies): StoreUpload {
  const limitEncoding = createConcurrencyLimit(ENCODE_CONCURRENCY);
  return async (uploadId, signal) => {
    const name = uploadFile(uploadId);
    const bytes = await storage.read(name);
    if (!bytes) return [];
    try {
      const { hash, files } = await limitEncoding(signal, () => encodePicture(bytes));
      await storage.write(pictureFile(hash, 'small'), files.small);
      await storage.write(pictureFile(hash, 'large'), files.large);
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
