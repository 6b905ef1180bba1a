import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import {
  encodeContent,
  sendEncoded,
  type EncodedContent,
} from '../../platform/encoding/encoded-content.ts';

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
