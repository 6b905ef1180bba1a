import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AppDependencies } from '../../../platform/app-dependencies.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ShareGate } from '../share-gate.ts';
import { pictureName, previewContent } from './picture-content.ts';
import { findSharePreview } from './share-preview.repository.ts';
import type { SharePictures } from './share-pictures.ts';

interface Picture {
  readonly content: Buffer;
  readonly type: string;
}

interface Options {
  readonly gate: ShareGate;
  readonly pictures: SharePictures;
  readonly neutral: Picture;
}

const parameters = z.object({ address: z.string().regex(/^[\w-]{1,128}$/), name: z.string() });
/** Copies are kept, but asked about each time: a new passcode ends them at once. */
const revalidated = 'public, no-cache';
/** Messengers have no cookies, so a passcode keeps the picture from everybody. */
const messenger = { cookies: {} };

/** A messenger that is refused shows no picture for weeks; with the neutral one, which it may not keep, it asks again. */
function whenNotDrawn(error: unknown): null {
  if (error instanceof AppError && error.code === 'unavailable') return null;
  throw error;
}

export const sharePicturesRoutes =
  (
    { config, db }: Pick<AppDependencies, 'config' | 'db'>,
    { gate, pictures, neutral }: Options,
  ): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', async () => pictures.close());

    async function find(address: string) {
      const entrance = await gate.enter(address, messenger);
      if (entrance.state !== 'open') return undefined;
      const { registryId } = entrance.share;
      const preview = await findSharePreview(db, registryId);
      if (!preview) return undefined;
      const content = previewContent(preview, config.brand);
      const { ownerId } = preview;
      return {
        etag: `"${pictureName(content)}"`,
        read: () => pictures.find({ registryId, ownerId }, content),
      };
    }

    app.get('/share-pictures/:address/:name', async (request, reply) => {
      const { data } = parameters.safeParse(request.params);
      const found = data && (await find(data.address));
      reply.header('cache-control', 'no-store');
      if (!found) return reply.type(neutral.type).send(neutral.content);
      const { etag, read } = found;
      const isKnown = request.headers['if-none-match'] === etag;
      const picture = isKnown ? undefined : await read().catch(whenNotDrawn);
      if (picture === null) return reply.type(neutral.type).send(neutral.content);
      reply.headers({ 'cache-control': revalidated, etag });
      return picture ? reply.type('image/jpeg').send(picture) : reply.code(304).send();
    });
  };
