import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import {
  thumbnailFormats,
  thumbnailWidths,
  type ThumbnailFormat,
} from '@gift-registry/bff-contract';
import { pictureFile } from '@gift-registry/workers-contract';
import type { PictureStorage } from './picture-storage.ts';

const MAX_CACHED_BYTES = 24 * 1024 * 1024;
const MAX_WAITING = 40;
const TIMEOUT_SECONDS = 5;

/** Loaded with the first picture: the library takes 20 MB of memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One core and no cache of decoded pictures: requests need both.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const encoders: Readonly<Record<ThumbnailFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 75 }),
};

const widths = thumbnailWidths.join('|');
const formats = thumbnailFormats.join('|');
const knownName = new RegExp(`^([0-9a-f]{64})-(${widths})\\.(${formats})$`);

export interface Thumbnail {
  readonly type: string;
  readonly content: Buffer | undefined;
  readonly original: string;
}

export function createThumbnails(pictures: PictureStorage, warn: (err: unknown) => void) {
  const turn = pLimit(1);

  async function make(name: string): Promise<Buffer | undefined> {
    const [, hash = '', width, format] = knownName.exec(name) ?? [];
    const encode = thumbnailFormats.find((each) => each === format);
    const original = await pictures.read(pictureFile(hash, 'small'));
    if (!original || !encode) return undefined;
    const sharp = await loadSharp();
    return turn(() =>
      encoders[encode](
        sharp(original)
          .timeout({ seconds: TIMEOUT_SECONDS })
          .resize({ width: Number(width), height: Number(width), fit: 'inside' }),
      ).toBuffer(),
    );
  }

  const cache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: make,
  });

  return {
    async find(name: string): Promise<Thumbnail | null> {
      const [, hash, , format] = knownName.exec(name) ?? [];
      if (hash === undefined) return null;
      const isBusy = turn.pendingCount >= MAX_WAITING && !cache.has(name);
      const content = isBusy
        ? undefined
        : await cache.fetch(name).catch((err: unknown) => {
            warn(err);
            return undefined;
          });
      return {
        type: `image/${format}`,
        content,
        original: pictureFile(hash, 'small'),
      };
    },
  };
}
