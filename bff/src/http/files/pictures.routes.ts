import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { encodeContent, sendEncoded, type EncodedContent } from '../encoding/encoded-content.ts';
import { picturesFolder } from '../../subjects/pictures/picture-url.ts';

const readDrawing = async (name: string): Promise<EncodedContent> =>
  encodeContent(await readFile(join(picturesFolder, name)));

export const picturesRoutes = (): FastifyPluginAsync => async (app) => {
  const names = new Set(await readdir(picturesFolder));
  const drawings = new Map<string, Promise<EncodedContent>>();

  function find(name: string): Promise<EncodedContent> {
    const drawing = drawings.get(name) ?? readDrawing(name);
    drawings.set(name, drawing);
    drawing.catch(() => drawings.delete(name));
    return drawing;
  }

  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const { name } = request.params;
    if (!names.has(name)) return reply.callNotFound();
    const drawing = await find(name);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      // An SVG opened on its own is a document: it may not load anything.
      'content-security-policy': "default-src 'none'",
    });
    return sendEncoded(request, reply.type('image/svg+xml'), drawing);
  });
};
