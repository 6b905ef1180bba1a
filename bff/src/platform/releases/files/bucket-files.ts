import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { BucketError, type BucketFolder } from '../../buckets/bucket-folder.ts';
import type { Build } from '../builds/build.ts';
import { PublishError } from '../publish-error.ts';
import { releaseFolder } from '../release-folders.ts';
import type { ReleaseKey } from '../releases.repository.ts';
import { variantsOf } from '../builds/build-paths.ts';
import { filesToStore } from './build-files.ts';
import { writeWholeFile } from '../../files/write-whole-file.ts';
import { createDiskCopies } from './disk-copies.ts';
import {
  fileAt,
  indexName,
  indexOf,
  isIntact,
  parseIndex,
  serializeIndex,
  type FileIndex,
  type StoredFile,
} from './file-index.ts';
import type { ReleaseFiles } from './release-files.ts';

const REQUESTS_AT_ONCE = 8;
const MAX_INDEXES = 300;

const keyOf = ({ project, version }: ReleaseKey): string => `${project}/${version}`;

/** The index of a release is written last and removed last: without it, nobody sees the other objects. */
export function createBucketFiles(bucket: BucketFolder, dataDir: string): ReleaseFiles {
  const requests = pLimit(REQUESTS_AT_ONCE);
  const copies = createDiskCopies();
  const fetching = new Map<string, Promise<boolean>>();
  const folderOf = ({ project, version }: ReleaseKey) => releaseFolder(dataDir, project, version);
  const objectOf = (release: ReleaseKey, path: string) => `${keyOf(release)}/${path}`;

  async function readIndex(release: ReleaseKey): Promise<FileIndex | undefined> {
    const content = await requests(() => bucket.read(objectOf(release, indexName)));
    if (!content) return undefined;
    const index = parseIndex(content);
    if (!index) throw new BucketError(`The index of ${keyOf(release)} is damaged in the bucket.`);
    return index;
  }

  async function copiedIndex(release: ReleaseKey): Promise<FileIndex | undefined> {
    const content = await readFile(join(folderOf(release), indexName)).catch(() => undefined);
    return content && parseIndex(content);
  }

  async function loadIndex(release: ReleaseKey): Promise<FileIndex | undefined> {
    const index = await readIndex(release);
    if (!index || index.retired) return undefined;
    await writeWholeFile(join(folderOf(release), indexName), serializeIndex(index));
    return index;
  }

  const indexes = new LRUCache<string, FileIndex, ReleaseKey>({
    max: MAX_INDEXES,
    fetchMethod: async (_key, _stale, { context }) =>
      (await copiedIndex(context)) ?? (await loadIndex(context)),
  });

  async function fetchFile(object: string, target: string, file: StoredFile): Promise<boolean> {
    const content = await requests(() => bucket.read(object));
    if (!content || !isIntact(content, file)) return false;
    await writeWholeFile(target, content);
    return true;
  }

  async function ensure(release: ReleaseKey, path: string, file: StoredFile): Promise<boolean> {
    const target = join(folderOf(release), path);
    if (await copies.isIntact(target, file)) return true;
    const running = fetching.get(target);
    if (running) return running;
    const fetched = fetchFile(objectOf(release, path), target, file).finally(() =>
      fetching.delete(target),
    );
    fetching.set(target, fetched);
    return fetched;
  }

  async function ensureAll(release: ReleaseKey, path: string, index: FileIndex): Promise<boolean> {
    const wanted = variantsOf(path).flatMap((name) => {
      const file = fileAt(index, name);
      return file ? [ensure(release, name, file)] : [];
    });
    return (await Promise.all(wanted)).every(Boolean);
  }

  async function locate(release: ReleaseKey, path: string): Promise<string | undefined> {
    const target = join(folderOf(release), path);
    const known = await indexes.fetch(keyOf(release), { context: release });
    if (!known) return undefined;
    if (fileAt(known, path) && (await ensureAll(release, path, known))) return target;
    // The release may have been removed, or removed and published again, since its index was read.
    const index = await loadIndex(release);
    if (index) indexes.set(keyOf(release), index);
    else indexes.delete(keyOf(release));
    if (!index || !fileAt(index, path)) return undefined;
    if (await ensureAll(release, path, index)) return target;
    throw new BucketError(`${objectOf(release, path)} is missing or damaged in the bucket.`);
  }

  async function removeObjects(release: ReleaseKey, paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((path) => requests(() => bucket.remove(objectOf(release, path)))));
  }

  async function add(build: Build): Promise<void> {
    const present = await readIndex(build);
    if (present?.retired)
      throw new PublishError(
        `The files of ${keyOf(build)} are just being removed. Please publish again in an hour.`,
      );
    if (present) return;
    const files = await filesToStore(build, dataDir);
    try {
      await Promise.all(
        files.map(({ path, content }) =>
          requests(() => bucket.write(objectOf(build, path), content)),
        ),
      );
      await bucket.write(objectOf(build, indexName), serializeIndex(indexOf(files)));
    } catch (error) {
      const paths = files.map(({ path }) => path);
      // Another process may have stored the same version first.
      if (!(await readIndex(build).catch(() => undefined)))
        await removeObjects(build, paths).catch(() => undefined);
      throw error;
    }
  }

  return {
    add,
    async has(release) {
      try {
        const index = await readIndex(release);
        return index !== undefined && !index.retired;
      } catch (error) {
        // Releases can be withdrawn while the bucket is away, as long as this machine has served the one before.
        if (error instanceof BucketError && (await copiedIndex(release))) return true;
        throw error;
      }
    },
    locate,
    remains: async (release) => (await readIndex(release)) !== undefined,
    async retire(release) {
      const index = await readIndex(release);
      if (!index) return;
      const retired = serializeIndex({ ...index, retired: true });
      await bucket.write(objectOf(release, indexName), retired);
    },
    async remove(release) {
      const index = await readIndex(release);
      if (!index?.retired) return;
      await removeObjects(release, Object.keys(index.files));
      await removeObjects(release, [indexName]);
      indexes.delete(keyOf(release));
    },
    async forget(release) {
      indexes.delete(keyOf(release));
      await rm(folderOf(release), { recursive: true, force: true });
    },
  };
}
