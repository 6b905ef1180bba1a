import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { encodeContent, sendEncoded } from '../platform/files/encoded-content.ts';

const folder = join(import.meta.dirname, 'assets');

async function loadAsset(file: string, type: string) {
  const content = await readFile(join(folder, file));
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const url = `/_mf/document/${version}/${file}`;
  const isText = type.startsWith('text/');
  return { content, type, url, encoded: isText ? await encodeContent(content) : undefined };
}

export const sharePictureText = 'A wish list of gifts below a garland of marigolds';

export const linkPictureText = 'A gift registry, below a garland of marigolds';

export async function loadDocumentAssets() {
  return {
    favicon: await loadAsset('favicon.svg', 'image/svg+xml'),
    appIcon: await loadAsset('app-icon-192.png', 'image/png'),
    largeAppIcon: await loadAsset('app-icon-512.png', 'image/png'),
    maskableIcon: await loadAsset('maskable-icon-512.png', 'image/png'),
    touchIcon: await loadAsset('touch-icon-180.png', 'image/png'),
    sharePicture: await loadAsset('share-picture.png', 'image/png'),
    linkPicture: await loadAsset('link-picture.jpg', 'image/jpeg'),
    styles: await loadAsset('document.css', 'text/css; charset=utf-8'),
    watchPage: await loadAsset('watch-page.js', 'text/javascript; charset=utf-8'),
    startAfterPaint: await loadAsset('start-after-paint.js', 'text/javascript; charset=utf-8'),
  };
}

export type DocumentAssets = Awaited<ReturnType<typeof loadDocumentAssets>>;

export const documentAssetRoutes =
  (assets: DocumentAssets): FastifyPluginAsync =>
  async (app) => {
    for (const { content, type, url, encoded } of Object.values(assets))
      app.get(url, async (request, reply) => {
        reply.header('cache-control', 'public, max-age=31536000, immutable').type(type);
        return encoded ? sendEncoded(request, reply, encoded) : reply.send(content);
      });
    // Browsers and crawlers request this path regardless of the document's icon link.
    app.get('/favicon.ico', async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      return reply.type(assets.favicon.type).send(assets.favicon.content);
    });
  };
