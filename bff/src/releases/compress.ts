import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressible = /\.(?:js|css|json|svg|txt|html|map|webmanifest)$/;
const MIN_BYTES = 512;

/** Compresses with Brotli's highest quality, which is slow, and caches by content hash. Undefined when compression would not help. */
export async function compressed(
  path: string,
  content: Buffer,
  cacheFolder: string,
): Promise<Buffer | undefined> {
  if (!compressible.test(path) || content.length < MIN_BYTES) return undefined;
  const cached = join(cacheFolder, createHash('sha256').update(content).digest('hex'));
  const hit = await readFile(cached).catch(() => undefined);
  if (hit) return hit;
  const result = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = `${cached}.${randomUUID()}`;
  await writeFile(unfinished, result);
  await rename(unfinished, cached);
  return result;
}
