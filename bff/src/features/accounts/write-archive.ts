import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';

export interface ExportFile {
  readonly name: string;
  readonly content: Buffer;
}

const PART_BYTES = 512 * 1024;

/** Writes a ZIP archive in parts of half a megabyte, so that no whole archive is in memory. */
export async function writeArchive(
  files: AsyncIterable<ExportFile>,
  writePart: (content: Buffer) => Promise<void>,
): Promise<void> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  const flush = async () => {
    if (bytes > 0) await writePart(Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
  };
  const parts = new WritableStream<Uint8Array>({
    async write(chunk) {
      waiting.push(chunk);
      bytes += chunk.byteLength;
      if (bytes >= PART_BYTES) await flush();
    },
    close: flush,
  });
  const archive = new ZipWriter(parts, { useWebWorkers: false });
  for await (const { name, content } of files)
    await archive.add(name, new Uint8ArrayReader(content), {
      // Pictures are compressed already.
      level: name.endsWith('.webp') ? 0 : 6,
    });
  await archive.close();
}
