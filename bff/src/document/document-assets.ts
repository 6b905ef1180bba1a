import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';

const folder = join(import.meta.dirname, 'assets');

async function loadAsset(file: string, type: string) {
  const content = await readFile(join(folder, file));
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { content, type, url: `/_mf/document/${version}/${file}` };
}

/** What the picture shows that stands for every page in messengers; it is 1200 by 630 pixels. */
export const sharePictureText = 'A wish list of gifts below a garland of marigolds';

/** The few files that the document brings along itself. */
export async function loadDocumentAssets() {
  return {
    favicon: await loadAsset('favicon.svg', 'image/svg+xml'),
    sharePicture: await loadAsset('share-picture.png', 'image/png'),
    styles: await loadAsset('document.css', 'text/css; charset=utf-8'),
    startAfterPaint: await loadAsset('start-after-paint.js', 'text/javascript; charset=utf-8'),
  };
}

export type DocumentAssets = Awaited<ReturnType<typeof loadDocumentAssets>>;

export const documentAssetRoutes =
  (assets: DocumentAssets): FastifyPluginAsync =>
  async (app) => {
    for (const { content, type, url } of Object.values(assets))
      app.get(url, async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        return reply.type(type).send(content);
      });
    // Browsers and crawlers ask here whatever the document says.
    app.get('/favicon.ico', async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      return reply.type(assets.favicon.type).send(assets.favicon.content);
    });
  };
