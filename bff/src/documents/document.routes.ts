import type { FastifyPluginAsync } from 'fastify';
import type { LiveReleases } from '../features/releases/index.ts';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import { crawlerRoutes } from './crawlers.routes.ts';
import { documentAssetRoutes, type DocumentAssets } from './document-assets.ts';
import type { RenderPage } from './documents.ts';
import { manifestRoute } from './web-app-manifest.ts';

interface DocumentRoutesOptions {
  readonly live: LiveReleases;
  readonly assets: DocumentAssets;
  readonly renderPage: RenderPage;
}

const isForPrograms = (pathname: string): boolean => /^\/(?:api|_mf)(?:\/|$)/i.test(pathname);
const acceptsHtml = (accept = '*/*'): boolean => /text\/html|\*\/\*/.test(accept);

export const documentRoutes =
  (
    { config }: AppDependencies,
    { live, assets, renderPage }: DocumentRoutesOptions,
  ): FastifyPluginAsync =>
  async (app) => {
    await app.register(documentAssetRoutes(assets));
    await app.register(manifestRoute(config, assets));
    await app.register(crawlerRoutes(config, live));
    // A personal page reads the gifts of the browser's guest.
    app.get('/*', { config: { access: 'guest' } }, async (request, reply) => {
      const pathname = request.url.split('?', 1)[0] ?? '/';
      if (isForPrograms(pathname) || !acceptsHtml(request.headers.accept))
        return reply.callNotFound();
      return renderPage(request, reply);
    });
  };
