import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE_SIZES, type PictureSize } from '@gift-registry/workers-contract';

type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const startsWith = (bytes: Buffer, offset: number, text: string) =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

const SIGNATURES: Readonly<Record<PictureFormat, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => startsWith(bytes, 0, '\xff\xd8\xff'),
  png: (bytes) => startsWith(bytes, 0, '\x89PNG\r\n\x1a\n'),
  gif: (bytes) => startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a'),
  webp: (bytes) => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'),
  avif: (bytes) => startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypavis'),
};

const FORMATS = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;

/** The format by signature, as shops mislabel pictures. SVG is refused because it can hold scripts. */
export const pictureFormat = (bytes: Buffer): PictureFormat | null =>
  FORMATS.find((format) => SIGNATURES[format](bytes)) ?? null;

interface EncodedPicture {
  readonly hash: string;
  readonly files: Readonly<Record<PictureSize, Buffer>>;
}

export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError';
}

/** Shops' largest photographs have about 24 million pixels. Decoded, this limit is 160 MB. */
const MAX_PIXELS = 40_000_000;
const MIN_SIDE = 80;
const MAX_RATIO = 5;
const QUALITY = 85;
const TIMEOUT_SECONDS = 10;

// Several jobs share the process: one core per picture and no cache.
sharp.concurrency(1);
sharp.cache(false);

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 }).timeout({
    seconds: TIMEOUT_SECONDS,
  });

async function assertPhotograph(bytes: Buffer): Promise<void> {
  if (!pictureFormat(bytes)) throw new UnusablePictureError('The file is not a picture.');
  const { width, height } = await open(bytes).metadata();
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (width * height > MAX_PIXELS)
    throw new UnusablePictureError('The picture has too many pixels.');
  if (short < MIN_SIDE) throw new UnusablePictureError('The picture is too small.');
  if (long / short > MAX_RATIO) throw new UnusablePictureError('The picture is too narrow.');
}

const resize = (bytes: Buffer, side: number): Promise<Buffer> =>
  open(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();

export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  try {
    await assertPhotograph(bytes);
    const large = await resize(bytes, PICTURE_SIZES.large);
    const small = await resize(large, PICTURE_SIZES.small);
    const hash = createHash('sha256').update(large).digest('hex');
    return { hash, files: { small, large } };
  } catch (cause) {
    if (cause instanceof UnusablePictureError) throw cause;
    throw new UnusablePictureError('The picture cannot be decoded.', { cause });
  }
}
