import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { BuildFile } from '../builds/build.ts';

/** Starts with a dot, so that no file of a build has this name and no server sends it. */
export const indexName = '.files';

const storedFile = z.object({ bytes: z.number().int(), sha256: z.string() });
export type StoredFile = z.infer<typeof storedFile>;

const fileIndex = z.object({
  retired: z.boolean(),
  files: z.record(z.string(), storedFile),
});
export type FileIndex = z.infer<typeof fileIndex>;

export const fileAt = ({ files }: FileIndex, path: string): StoredFile | undefined =>
  Object.hasOwn(files, path) ? files[path] : undefined;

const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

export const indexOf = (files: readonly BuildFile[]): FileIndex => ({
  retired: false,
  files: Object.fromEntries(
    files.map(({ path, content }) => [path, { bytes: content.length, sha256: sha256(content) }]),
  ),
});

export const isIntact = (content: Buffer, { bytes, sha256: hash }: StoredFile): boolean =>
  content.length === bytes && sha256(content) === hash;

export function serializeIndex(index: FileIndex): Buffer {
  const json = JSON.stringify(index);
  return Buffer.from(`${sha256(json)}\n${json}`);
}

export function parseIndex(content: Buffer): FileIndex | undefined {
  const text = content.toString('utf8');
  const [hash = '', json = ''] = text.split('\n', 2);
  return sha256(json) === hash ? fileIndex.parse(JSON.parse(json)) : undefined;
}
