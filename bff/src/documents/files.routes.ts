import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { pictureFile } from '@gift-registry/workers-contract';
import { registryThemes, themeStylesPath } from '@gift-registry/bff-contract';
import { themeStyles } from '@gift-registry/bff-contract/themes';
import {
  encodeContent,
  sendEncoded,
  type EncodedContent,
} from '../platform/files/encoded-content.ts';
import type { PictureStorage } from '../platform/pictures/picture-storage.ts';
import { giftPicturesPath } from '../platform/pictures/picture-url.ts';
import { createThumbnails } from '../platform/pictures/thumbnails.ts';

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

export const picturesRoutes =
  (folder: string, path: string): FastifyPluginAsync =>
  async (app) => {
    const names = new Set(await readdir(folder));
    const drawings = new Map<string, Promise<EncodedContent>>();

    function find(name: string): Promise<EncodedContent> {
      const drawing = drawings.get(name) ?? readFile(join(folder, name)).then(encodeContent);
      drawings.set(name, drawing);
      drawing.catch(() => drawings.delete(name));
      return drawing;
    }

    app.get<{ Params: { name: string } }>(`${path}/:name`, async (request, reply) => {
      const { name } = request.params;
      if (!names.has(name)) return reply.callNotFound();
      const drawing = await find(name);
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        // An SVG opened on its own is a document: it may not load anything.
        // Drawings of occasions darken by rules of their own.
        'content-security-policy': "default-src 'none';style-src 'unsafe-inline'",
      });
      return sendEncoded(request, reply.type('image/svg+xml'), drawing);
    });
  };

export const themesRoutes: FastifyPluginAsync = async (app) => {
  for (const theme of registryThemes) {
    const styles = await encodeContent(Buffer.from(themeStyles(theme)));
    app.get(themeStylesPath(theme), async (request, reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sendEncoded(request, reply.type('text/css; charset=utf-8'), styles);
    });
  }
};
