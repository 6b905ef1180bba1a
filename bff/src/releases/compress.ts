import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressible = /\.(?:js|css|json|svg|txt|html|map|webmanifest)$/;
const TOO_SMALL_BYTES = 512;

/** The best compression is slow, so each content is compressed once; undefined where it would not help. */
export async function compressed(
  path: string,
  content: Buffer,
  cacheFolder: string,
): Promise<Buffer | undefined> {
  if (!compressible.test(path) || content.length < TOO_SMALL_BYTES) return undefined;
  const cached = join(cacheFolder, createHash('sha256').update(content).digest('hex'));
  const known = await readFile(cached).catch(() => undefined);
  if (known) return known;
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
