import { hostname } from 'node:os';
import { join } from 'node:path';
import type { AppDependencies } from '../../../platform/app-dependencies.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { createDrawnPictures, type PictureKey } from './drawn-pictures.ts';
import { QueueFullError } from './fair-turns.ts';
import { pictureName, type Drawing } from './picture-content.ts';
import { createPictureDrawer, type DrawerLimits } from './drawing/picture-drawer.ts';
import { findUnlockedRegistries } from './unlocked-registries.repository.ts';

const RETRY_SECONDS = 5;

export interface PictureOwner {
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
