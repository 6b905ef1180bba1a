import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { pictureFile } from '@gift-registry/workers-contract';
import { giftPicturesPath } from '../../platform/pictures/gift-picture.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { createThumbnails } from '../../platform/pictures/thumbnails.ts';

interface Parameters {
  readonly Params: { readonly name: string };
}

const anyHash = '[0-9a-f]{64}';
const sizes = ['small', 'large'] as const;
const knownName = new RegExp(`^(?:${sizes.map((size) => pictureFile(anyHash, size)).join('|')})$`);

const forever = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=60';

export const giftPicturesRoutes =
  (pictures: PictureStorage): FastifyPluginAsync =>
  async (app) => {
    const thumbnails = createThumbnails(pictures, (err) =>
      app.log.warn({ err }, 'thumbnail could not be made'),
    );

    const send = (reply: FastifyReply, type: string, caching: string, content: Buffer) =>
      reply.type(type).header('cache-control', caching).send(content);

    app.get<Parameters>(`${giftPicturesPath}/:name`, async ({ params }, reply) => {
      const thumbnail = await thumbnails.find(params.name);
      if (thumbnail?.content) return send(reply, thumbnail.type, forever, thumbnail.content);
      const name = thumbnail?.original ?? params.name;
      const content = knownName.test(name) ? await pictures.read(name) : null;
      if (content) return send(reply, 'image/webp', thumbnail ? briefly : forever, content);
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
    });
  };
