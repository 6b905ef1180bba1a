import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../errors/app-error.ts';
import { shellProject, type LiveReleases } from '../releases/live-releases.ts';
import { crawlerRoutes } from './crawlers.routes.ts';
import { documentAssetRoutes, loadDocumentAssets } from './document-assets.ts';
import { documentSettingsOf } from './document-settings.ts';
import { findPage, pageExists, type PageMatch } from './find-page.ts';
import { pageMetadataFor } from './page-metadata.ts';
import { renderDocument } from './render-document.ts';
import { findSharePreview } from './share-preview.repository.ts';

const compress = promisify(brotliCompress);
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PREVIEW_TIMEOUT_MS = 1_500;
const withCode = z.object({ code: z.string().min(1).max(128).optional() }).catch({});

const isForPrograms = (pathname: string): boolean => /^\/(?:api|_mf)(?:\/|$)/i.test(pathname);
const acceptsHtml = (accept = '*/*'): boolean => /text\/html|\*\/\*/.test(accept);

/** On guest pages the code in the query wins over the one in the path. */
function shareCodeOf(match: PageMatch | undefined, query: unknown): string | undefined {
  if (!match || !/^\/(?:r|guest)(?:\/|$)/.test(match.page.path)) return undefined;
  return withCode.parse(query).code ?? match.params['shareCode'];
}

const cacheHeadersOf = (match: PageMatch | undefined) =>
  match?.page.opensMailedLink
    ? { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    : { 'cache-control': 'no-cache' };

/** Serves the app's HTML document at every URL that is neither API nor file. */
export const documentRoutes =
  ({ config, db, log }: AppDependencies, live: LiveReleases): FastifyPluginAsync =>
  async (app) => {
    const assets = await loadDocumentAssets();
    await app.register(documentAssetRoutes(assets));
    await app.register(crawlerRoutes(config, live));
    const settings = documentSettingsOf(config);

    const previewOf = (shareCode: string) =>
      findSharePreview(db, shareCode, AbortSignal.timeout(PREVIEW_TIMEOUT_MS)).catch(
        (err: unknown) => {
          log.warn({ err }, 'share preview failed, rendering without it');
          return undefined;
        },
      );

    app.get('/*', async (request, reply) => {
      const pathname = request.url.split('?', 1)[0] ?? '/';
      if (isForPrograms(pathname) || !acceptsHtml(request.headers.accept))
        return reply.callNotFound();
      const releases = await live();
      const shell = releases.find(({ project }) => project === shellProject);
      if (!shell) throw new AppError('unavailable', errorMessages.unavailable, { retryAfter: 5 });

      const match = findPage(releases, pathname);
      const code = shareCodeOf(match, request.query);
      const share = code ? await previewOf(code) : undefined;
      const shareCode = share ? code : undefined;
      // Signed-in visitors get the app without the intro: some pages redirect them at once.
      const { intro, ...rest } = pageMetadataFor(match, share);
      const metadata = { ...rest, intro: request.user ? undefined : intro };
      const parts = { releases, shell, settings, assets, match, shareCode, metadata };
      const html = renderDocument(parts);

      reply
        .code(match && pageExists(match) ? 200 : 404)
        .type('text/html; charset=utf-8')
        .headers({ ...cacheHeadersOf(match), vary: 'accept-encoding' });
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
      return reply.header('content-encoding', 'br').send(await compress(html, compression));
    });
  };
