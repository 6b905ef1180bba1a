import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The variants of a file; browsers accept `br` over https only, and `gzip` over plain http too. */
const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Also the extension of the compressed file. */
export type Encoding = keyof typeof encodings;
export const encodingNames: readonly Encoding[] = ['br', 'gz'];

const compressible = /\.(?:js|css|json|svg|txt|html|webmanifest)$/;
const MIN_BYTES = 512;

/** Compresses with the highest quality, which is slow, and caches by content hash. Undefined when compression would not help. */
export async function compressed(
  encoding: Encoding,
  path: string,
  content: Buffer,
  cacheFolder: string,
): Promise<Buffer | undefined> {
  if (!compressible.test(path) || content.length < MIN_BYTES) return undefined;
  const hash = createHash('sha256').update(content).digest('hex');
  // Files without an extension are Brotli's, also those of earlier versions.
  const cached = join(cacheFolder, encoding === 'br' ? hash : `${hash}.${encoding}`);
  const hit = await readFile(cached).catch(() => undefined);
  if (hit) return hit;
  const result = await encodings[encoding](content);
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = `${cached}.${randomUUID()}`;
  try {
    await writeFile(unfinished, result);
    await rename(unfinished, cached);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return result;
}
