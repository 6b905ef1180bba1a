import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../errors/app-error.ts';
import { within } from '../health/within.ts';
import { shellProject, type LiveReleases } from '../releases/live-releases.ts';
import { announce } from './announcement.ts';
import { crawlerRoutes } from './crawlers.routes.ts';
import { documentAssetRoutes, loadDocumentAssets } from './document-assets.ts';
import { documentSettingsOf } from './document-settings.ts';
import { findPage, isThere, type FoundPage } from './find-page.ts';
import { renderDocument } from './render-document.ts';
import { findSharePreview } from './share-preview.ts';

const compress = promisify(brotliCompress);
/** Fast enough for every request, close to the best in size. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PREVIEW_MS = 1_500;
const withCode = z.object({ code: z.string().min(1).max(128).optional() }).catch({});

const belongsToPrograms = (pathname: string): boolean => /^\/(?:api|_mf)(?:\/|$)/i.test(pathname);
const acceptsHtml = (accept = '*/*'): boolean => /text\/html|\*\/\*/.test(accept);

/** A page for guests: the code in the query goes before the one in the path. */
function shareCodeOf(found: FoundPage | undefined, query: unknown): string | undefined {
  if (!found || !/^\/(?:r|guest)(?:\/|$)/.test(found.page.path)) return undefined;
  return withCode.parse(query).code ?? found.params['shareCode'];
}

const privacyOf = (found: FoundPage | undefined) =>
  found?.page.opensMailedLink
    ? { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    : { 'cache-control': 'no-cache' };

/** Every address that a person opens: the same app, told apart by what the document says of the page. */
export const documentRoutes =
  ({ config, db, log }: AppDependencies, live: LiveReleases): FastifyPluginAsync =>
  async (app) => {
    const assets = await loadDocumentAssets();
    await app.register(documentAssetRoutes(assets));
    await app.register(crawlerRoutes(config, live));
    const settings = documentSettingsOf(config);

    const previewOf = (shareCode: string) =>
      within(PREVIEW_MS, findSharePreview(db, shareCode)).catch((err: unknown) => {
        log.warn({ err }, 'share preview could not be read');
        return undefined;
      });

    app.get('/*', async (request, reply) => {
      const pathname = request.url.split('?', 1)[0] ?? '/';
      if (belongsToPrograms(pathname) || !acceptsHtml(request.headers.accept))
        return reply.callNotFound();
      const releases = await live();
      const shell = releases.find(({ project }) => project === shellProject);
      if (!shell) throw new AppError('unavailable', errorMessages.unavailable, { retryAfter: 5 });

      const found = findPage(releases, pathname);
      const code = shareCodeOf(found, request.query);
      const share = code ? await previewOf(code) : undefined;
      const shareCode = share ? code : undefined;
      // The first words are for those who come to read; who is signed in wants the app, and some pages send them on.
      const { opening, ...rest } = announce(found, share);
      const announcement = { ...rest, opening: request.user ? undefined : opening };
      const parts = { releases, shell, settings, assets, found, shareCode, announcement };
      const html = renderDocument(parts);

      reply
        .code(found && isThere(found) ? 200 : 404)
        .type('text/html; charset=utf-8')
        .headers({ ...privacyOf(found), vary: 'accept-encoding' });
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
      return reply.header('content-encoding', 'br').send(await compress(html, compression));
    });
  };
