import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { BucketError, createBucketFolder } from '../../platform/files/bucket-folder.ts';
import { compressed, type Build, type BuildFile } from './build.ts';
import { isSameRelease, type ReleaseKey } from './release.ts';

export const releasesFolder = (dataDir: string): string => join(dataDir, 'releases');
export const releaseFolder = (dataDir: string, project: string, version: string): string =>
  join(releasesFolder(dataDir), project, version);

const isPresent = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** A release appears in its folder as a whole; a failed write, as on a full disk, leaves nothing. */
async function writeRelease(folder: string, files: readonly BuildFile[]): Promise<void> {
  const unfinished = `${folder}.${randomUUID()}.unfinished`;
  try {
    for (const { path, content } of files) {
      const target = join(unfinished, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process may have written the same release first.
    if (!(await isPresent(folder))) throw error;
  }
}

const HASH_BYTES = 32;
const archived = z.array(z.object({ path: z.string(), content: z.instanceof(Buffer) }));
const sha256 = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/** All files of a release as one object, whose hash comes first. */
function pack(files: readonly BuildFile[]): Buffer {
  const content = serialize(files);
  return Buffer.concat([sha256(content), content]);
}

function unpack(archive: Buffer): BuildFile[] | undefined {
  const content = archive.subarray(HASH_BYTES);
  return sha256(content).equals(archive.subarray(0, HASH_BYTES))
    ? archived.parse(deserialize(content))
    : undefined;
}

const MAX_KNOWN = 300;
/** A file that a release does not have asks the bucket again only after this. */
const KNOWN_MS = 60_000;
const UNFINISHED_MS = 3_600_000;

/**
 * The files of releases, which never change. They lie in the data directory; with a bucket each release is an object there, and each
 * machine copies a release when the first of its files is asked for.
 */
export function createReleaseFiles({
  dataDir,
  releaseBucket,
}: Pick<Config, 'dataDir' | 'releaseBucket'>) {
  const bucket = releaseBucket && createBucketFolder(releaseBucket, 'releases');
  const folderOf = ({ project, version }: ReleaseKey) => releaseFolder(dataDir, project, version);
  const objectOf = ({ project, version }: ReleaseKey) => `${project}/${version}`;

  const copies = new LRUCache<string, true, ReleaseKey>({
    max: MAX_KNOWN,
    ttl: KNOWN_MS,
    async fetchMethod(object, _stale, { context }) {
      const archive = await bucket?.read(object);
      if (!archive) return undefined;
      const files = unpack(archive);
      if (!files) throw new BucketError(`${object} is damaged in the bucket.`);
      // A copy that lost files may still lie there.
      await rm(folderOf(context), { recursive: true, force: true });
      await writeRelease(folderOf(context), files);
      return true;
    },
  });

  const isStored = (release: ReleaseKey): Promise<boolean> =>
    bucket ? bucket.has(objectOf(release)) : isPresent(folderOf(release));

  async function locate(release: ReleaseKey, path: string): Promise<string | undefined> {
    const file = join(folderOf(release), path);
    if (await isPresent(file)) return file;
    if (!bucket || !(await copies.fetch(objectOf(release), { context: release }))) return undefined;
    return (await isPresent(file)) ? file : undefined;
  }

  return {
    /** `before` is a stored release of the area, whose compressed files may be taken over. */
    async add(build: Build, before?: ReleaseKey): Promise<void> {
      if (await isStored(build)) return;
      const earlier = async (path: string) => {
        const file = before && (await locate(before, path));
        return file === undefined ? undefined : readFile(file);
      };
      const files = await compressed(build, (path) => earlier(path).catch(() => undefined));
      await (bucket
        ? bucket.write(objectOf(build), pack(files))
        : writeRelease(folderOf(build), files));
    },
    /** A copy is enough: releases can be withdrawn while the bucket is away. */
    has: (release: ReleaseKey): Promise<boolean> =>
      isStored(release).catch(async (error: unknown) => {
        if (error instanceof BucketError && (await isPresent(folderOf(release)))) return true;
        throw error;
      }),
    /** The path of a file on this machine's disk; undefined when the release does not have it. */
    locate,
    async remove(release: ReleaseKey): Promise<void> {
      await bucket?.remove(objectOf(release));
      await rm(folderOf(release), { recursive: true, force: true });
    },
    /** Removes what this machine holds of releases that are gone, and of writes that broke off. */
    async sweepDisk(known: readonly ReleaseKey[]): Promise<void> {
      const root = releasesFolder(dataDir);
      for (const project of await readdir(root).catch(() => []))
        for (const version of await readdir(join(root, project)).catch(() => [])) {
          if (known.some(isSameRelease({ project, version }))) continue;
          const folder = join(root, project, version);
          const { mtimeMs } = await stat(folder);
          // A release that is being published is not known yet.
          if (mtimeMs > Date.now() - UNFINISHED_MS) continue;
          copies.delete(objectOf({ project, version }));
          await rm(folder, { recursive: true, force: true });
        }
    },
  };
}

export type ReleaseFiles = ReturnType<typeof createReleaseFiles>;
