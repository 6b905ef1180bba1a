import { join } from 'node:path';
import type { AppDependencies } from '../app-dependencies.ts';
import { derivedKey } from '../keys/derived-key.ts';
import { createRateLimiter } from '../rate-limits/rate-limiter.ts';
import { createDrawnPictures } from './drawn-pictures.ts';
import { pictureName, type PictureContent } from './picture-content.ts';
import { createPictureDrawer } from './picture-drawer.ts';

/** New pictures of one registry, which is more than a host edits. */
const DRAWINGS_PER_HOUR = 40;

/** Finds the pictures of registries, and draws each content once. */
export function createSharePictures({ config, db, log, schedule }: AppDependencies) {
  const warn = (err: unknown) => log.warn({ err }, 'share picture could not be drawn');
  const drawer = createPictureDrawer();
  const drawn = createDrawnPictures(join(config.dataDir, 'share-pictures'));
  const limiter = createRateLimiter(db, derivedKey(config.sessionSecret, 'share-pictures'));
  const drawing = new Map<string, Promise<Buffer>>();
  schedule.every(3_600, 'sweep share pictures', () => drawn.sweep());

  async function draw(registryId: string, content: PictureContent): Promise<Buffer | undefined> {
    const name = pictureName(content);
    const known = drawing.get(name);
    if (known) return known;
    const wait = await limiter.take([
      { name: 'share-picture', subject: registryId, max: DRAWINGS_PER_HOUR, seconds: 3_600 },
    ]);
    if (wait !== null) return undefined;
    const started = drawing.get(name) ?? drawer.draw(content).finally(() => drawing.delete(name));
    drawing.set(name, started);
    const picture = await started;
    await drawn.write(name, picture);
    return picture;
  }

  return {
    /** Undefined when it can't be drawn now. */
    async find(registryId: string, content: PictureContent): Promise<Buffer | undefined> {
      const kept = await drawn.read(pictureName(content));
      return (
        kept ??
        draw(registryId, content).catch((err: unknown) => {
          warn(err);
          return undefined;
        })
      );
    },
    close: drawer.close,
  };
}

export type SharePictures = ReturnType<typeof createSharePictures>;
