import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hostname } from 'node:os';
import type { AppDependencies } from '../../../platform/app-dependencies.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { writeWholeFile } from '../../../platform/files/write-whole-file.ts';
import { pictureName, type Drawing } from './picture-content.ts';
import { QueueFullError, createPictureDrawer, type DrawerLimits } from './picture-drawer.ts';
import { findUnlockedRegistries } from './share-preview.repository.ts';

const MAX_FILES = 2_000;
const MAX_AGE_MS = 30 * 86_400_000;

interface PictureKey {
  readonly registryId: string;
  readonly name: string;
}

export function createDrawnPictures(folder: string, maxFiles = MAX_FILES) {
  const fileOf = ({ registryId, name }: PictureKey): string => join(folder, registryId, name);
  const agedFile = async (file: string) => ({
    file,
    at: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0,
  });

  const forget = (registryId: string): Promise<void> =>
    rm(join(folder, registryId), { recursive: true, force: true });

  async function filesOf(registryId: string) {
    const names = await readdir(join(folder, registryId)).catch(() => []);
    return Promise.all(names.map((name) => agedFile(fileOf({ registryId, name }))));
  }

  return {
    forget,
    read: (key: PictureKey): Promise<Buffer | undefined> =>
      readFile(fileOf(key)).catch(() => undefined),
    write: (key: PictureKey, picture: Buffer): Promise<void> =>
      writeWholeFile(fileOf(key), picture),
    async sweep(findOpen: (ids: readonly string[]) => Promise<readonly string[]>): Promise<void> {
      const ids = await readdir(folder).catch(() => []);
      const open = new Set(await findOpen(ids));
      for (const id of ids.filter((each) => !open.has(each))) await forget(id);
      const files = (await Promise.all([...open].map(filesOf))).flat();
      const newest = files
        .filter(({ at }) => at > Date.now() - MAX_AGE_MS)
        .sort((a, b) => b.at - a.at)
        .slice(0, maxFiles);
      const kept = new Set(newest.map(({ file }) => file));
      for (const { file } of files.filter((each) => !kept.has(each.file)))
        await rm(file, { force: true });
    },
  };
}

const RETRY_SECONDS = 5;

interface PictureOwner {
  readonly registryId: string;
  readonly ownerId: string;
}

const busy = (cause: unknown): AppError =>
  new AppError('unavailable', 'We are drawing many pictures right now. Please try again soon.', {
    retryAfter: RETRY_SECONDS,
    cause,
  });

export function createSharePictures(
  { config, db, events, log, schedule }: AppDependencies,
  limits?: DrawerLimits,
) {
  const warn = (err: unknown) => log.warn({ err }, 'share picture could not be kept or deleted');
  const drawer = createPictureDrawer(limits);
  const drawn = createDrawnPictures(join(config.dataDir, 'share-pictures'));
  const drawing = new Map<string, Promise<Buffer>>();
  const sweep = () => drawn.sweep((ids) => findUnlockedRegistries(db, ids));
  const { dataDir } = config;
  schedule.every(3_600, `share pictures of ${hostname()}, ${dataDir}`, sweep);
  // Every process hears of a new passcode, and each machine has its own files.
  const unsubscribe = events.subscribe(
    (message) => {
      if (message.type === 'share-revoked') drawn.forget(message.registryId).catch(warn);
    },
    () => void sweep().catch(warn),
  );

  async function drawAndKeep(ownerId: string, key: PictureKey, wanted: Drawing): Promise<Buffer> {
    const picture = await drawer.draw(ownerId, wanted).catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) log.warn({ err: error }, 'picture was not drawn');
      throw busy(error);
    });
    await drawn.write(key, picture).catch(warn);
    return picture;
  }

  function drawOnce(ownerId: string, key: PictureKey, wanted: Drawing): Promise<Buffer> {
    const id = `${key.registryId}/${key.name}`;
    const started =
      drawing.get(id) ?? drawAndKeep(ownerId, key, wanted).finally(() => drawing.delete(id));
    drawing.set(id, started);
    return started;
  }

  return {
    async find({ registryId, ownerId }: PictureOwner, wanted: Drawing): Promise<Buffer> {
      const key = { registryId, name: pictureName(wanted) };
      return (await drawn.read(key)) ?? drawOnce(ownerId, key, wanted);
    },
    close(): void {
      unsubscribe();
      drawer.close();
    },
  };
}

export type SharePictures = ReturnType<typeof createSharePictures>;
