import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AppDependencies } from '../app-dependencies.ts';
import type { ShareGate } from '../share-gate/share-gate.ts';
import { pictureContent, pictureName } from './picture-content.ts';
import { findSharePreview } from './share-preview.repository.ts';
import type { SharePictures } from './share-pictures.ts';

interface Picture {
  readonly content: Buffer;
  readonly type: string;
}

interface Options {
  readonly gate: ShareGate;
  readonly pictures: SharePictures;
  /** The picture of every page: it tells nothing. */
  readonly general: Picture;
}

const parameters = z.object({ address: z.string().regex(/^[\w-]{1,128}$/), name: z.string() });
/** Short enough that a new passcode also ends kept copies. */
const hourly = 'public, max-age=3600';
const briefly = 'public, max-age=300';
/** Messengers have no cookies, so a passcode keeps the picture from everybody. */
const messenger = { cookies: {} };

/**
 * The picture that messengers show of a link. Any name below an open link answers with the picture of now, so old addresses
 * stay, and an unknown, ended or locked link answers like every other page.
 */
export const sharePicturesRoutes =
  (
    { config, db }: Pick<AppDependencies, 'config' | 'db'>,
    { gate, pictures, general }: Options,
  ): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', async () => pictures.close());

    async function find(address: string) {
      const entrance = await gate.enter(address, messenger);
      if (entrance.state !== 'open') return undefined;
      const { shareCode, registryId } = entrance.share;
      const preview = await findSharePreview(db, shareCode);
      if (!preview) return undefined;
      const content = pictureContent(preview, 'preview', config.brand);
      const picture = await pictures.find(registryId, content);
      return picture && { picture, name: pictureName(content) };
    }

    app.get('/share-pictures/:address/:name', async (request, reply) => {
      const { data } = parameters.safeParse(request.params);
      const found = data && (await find(data.address));
      if (!found)
        return reply.type(general.type).header('cache-control', briefly).send(general.content);
      const caching = found.name === data.name ? hourly : briefly;
      return reply.type('image/jpeg').header('cache-control', caching).send(found.picture);
    });
  };
