import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The file appears under its name only when it is complete; a failed write, as on a full disk, leaves nothing. */
export async function writeWholeFile(
  path: string,
  content: Uint8Array,
  write: (file: string, content: Uint8Array) => Promise<void> = writeFile,
): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(unfinished, content);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
