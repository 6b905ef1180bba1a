import type { FastifyPluginAsync } from 'fastify';
import { pictureFile } from '@gift-registry/workers-contract';
import { giftPicturesPath } from './gift-picture.ts';
import type { PictureStorage } from './picture-storage.ts';

interface Parameters {
  readonly Params: { readonly name: string };
}

const anyHash = '[0-9a-f]{64}';
const sizes = ['small', 'large'] as const;
const knownName = new RegExp(`^(?:${sizes.map((size) => pictureFile(anyHash, size)).join('|')})$`);

/** Serves pictures of external gifts, which are always WebP files that our workers wrote. */
export const giftPicturesRoutes =
  (pictures: PictureStorage): FastifyPluginAsync =>
  async (app) => {
    app.get<Parameters>(`${giftPicturesPath}/:name`, async ({ params }, reply) => {
      const content = knownName.test(params.name) ? await pictures.read(params.name) : null;
      if (!content)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'")
        .send(content);
    });
  };
