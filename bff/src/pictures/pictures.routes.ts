import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { picturesFolder } from './picture-url.ts';

interface Drawing {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

async function readDrawing(name: string): Promise<Drawing> {
  const plain = await readFile(join(picturesFolder, name));
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain),
  ]);
  return { plain, br, gzip: gzipped };
}

/** Serves the catalogue's drawings, compressed once each. */
export const picturesRoutes = (): FastifyPluginAsync => async (app) => {
  const names = new Set(await readdir(picturesFolder));
  const drawings = new Map<string, Promise<Drawing>>();

  function find(name: string): Promise<Drawing> {
    const drawing = drawings.get(name) ?? readDrawing(name);
    drawings.set(name, drawing);
    drawing.catch(() => drawings.delete(name));
    return drawing;
  }

  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const { name } = request.params;
    if (!names.has(name)) return reply.callNotFound();
    const encoding = acceptedEncoding(request);
    const drawing = await find(name);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      // An SVG opened on its own is a document: it may not load anything.
      'content-security-policy': "default-src 'none'",
      ...(encoding && { 'content-encoding': encoding }),
    });
    return reply.type('image/svg+xml').send(drawing[encoding ?? 'plain']);
  });
};
