import { pipeline, type Readable, type Transform } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
  constants,
} from 'node:zlib';
import { ScrapeFailure } from '../scrape-failure.ts';

export const MAX_BODY_BYTES = 5 * 1024 * 1024;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  // A frame may request a window of 128 MB; RFC 8878 recommends a limit of 8 MB.
  zstd: () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } }),
};

function decodersFor(contentEncoding: string): Transform[] {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  const makers = encodings.map((encoding) => DECODERS[encoding]);
  if (makers.length > 2 || makers.includes(undefined))
    throw new ScrapeFailure('unreachable', 'The page uses an unsupported content encoding.');
  return makers.reverse().flatMap((make) => (make ? [make()] : []));
}

/** Limits the decompressed size: half a megabyte on the wire can be half a gigabyte in memory. */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<Buffer> {
  const decoders = decodersFor(contentEncoding);
  const last = decoders.at(-1);
  // The loop below sees the error; the callback keeps it from being thrown twice.
  if (last) pipeline([body, ...decoders], () => undefined);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of last ?? body) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
      size += bytes.length;
      if (size > maxBytes) throw new ScrapeFailure('too-large', 'The page is too large.');
      chunks.push(bytes);
    }
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks);
}
