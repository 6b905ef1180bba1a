import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pTimeout from 'p-timeout';
import { errorMessages, type DocumentForm } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../errors/app-error.ts';
import { shellProject, type LiveReleases } from '../releases/live-releases.ts';
import type { ScreenRenderer } from '../rendering/screen-renderer.ts';
import type { DocumentAssets } from './document-assets.ts';
import { bytesOf } from './document-cache.ts';
import { documentSettingsOf } from './document-settings.ts';
import { findPage, pageExists } from './find-page.ts';
import { pageMetadataFor } from './page-metadata.ts';
import { prerenderingOf, type Prerendering } from './prerendering.ts';
import { readReplies, type DocumentReads, type ReplyText } from './read-replies.ts';
import { renderDocument } from './render-document.ts';
import { createRenderedDocuments } from './rendered-documents.ts';
import { sendDocument } from './send-document.ts';
import { previewOf, readPreview, shareCodeOf } from './share-previews.ts';

/** Development servers and benches send `off`; they get the document that the app fills. */
const renderingHeader = 'x-server-rendering';
/** Quick, because it holds up the reply. */
const UNCACHED_QUALITY = 5;
/** A page with a form has no second chance: nothing of it is kept for the next visitor. */
const PERSONAL_WAIT_MS = 1_000;

export interface PageOptions {
  /** Default: the status of the page's address. */
  readonly status?: number;
  /** The address whose page is shown. Default: the address of the request. */
  readonly path?: string;
  /** The typed values, the sentences about them, and the key of the attempt. Default: an empty form with a new key. */
  readonly form?: Partial<Omit<DocumentForm, 'csrfToken'>>;
  /** HTML in place of a page that can't be rendered. Default: the app's document, which knows nothing of the form. */
  readonly unrendered?: string;
}

/** Answers with the document of a page. */
export type RenderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: PageOptions,
) => Promise<FastifyReply>;

interface DocumentOptions extends Pick<AppDependencies, 'config' | 'db' | 'log'> {
  readonly live: LiveReleases;
  readonly renderer: ScreenRenderer;
  readonly reads: DocumentReads;
  readonly assets: DocumentAssets;
}

const formOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  form: PageOptions['form'],
): DocumentForm => ({
  action: path.split('?', 1)[0] ?? path,
  idempotencyKey: randomUUID(),
  values: {},
  errors: {},
  ...form,
  csrfToken: reply.generateCsrf({ userInfo: request.csrfSubject }),
});

/** Makes the documents of all pages: with the rendered screen where it is ready in time, otherwise for the app to fill. */
export function createDocuments({
  config,
  db,
  log,
  live,
  renderer,
  reads,
  assets,
}: DocumentOptions): RenderPage {
  const settings = documentSettingsOf(config);
  const rendered = createRenderedDocuments(renderer, settings);

  const repliesFor = (
    { reads: wanted, params }: Prerendering,
    request: FastifyRequest,
  ): Promise<readonly ReplyText[] | undefined> =>
    readReplies(wanted, params, request).catch((err: unknown) => {
      log.warn({ err }, 'the reads of a document failed, sending it without its screen');
      return undefined;
    });

  return async (request, reply, { status, path = request.url, form, unrendered } = {}) => {
    const releases = await live();
    renderer.useReleases(releases);
    const shell = releases.find(({ project }) => project === shellProject);
    if (!shell) throw new AppError('unavailable', errorMessages.unavailable, { retryAfter: 5 });

    const [pathname = '/', search = ''] = path.split('?', 2);
    const match = findPage(releases, pathname);
    const signedIn = request.user !== null;
    const warn = (details: object, message: string) => log.warn(details, message);
    const isWanted = request.headers[renderingHeader] !== 'off';
    const prerendering =
      config.serverRendering && isWanted
        ? prerenderingOf({ match, shell, url: path, reads, signedIn, warn })
        : undefined;
    const replies = prerendering && (await repliesFor(prerendering, request));
    const headers = {
      status: status ?? (match && pageExists(match) ? 200 : 404),
      isPrivate: prerendering?.personal ?? false,
      opensMailedLink: match?.page.opensMailedLink ?? false,
    };

    const code = shareCodeOf(match, new URLSearchParams(search));
    const documentWith = (preview: ReturnType<typeof previewOf>, html?: string) =>
      renderDocument({
        releases,
        shell,
        settings,
        assets,
        match,
        shareCode: preview && code,
        metadata: pageMetadataFor(match, preview),
        rendered:
          html === undefined
            ? undefined
            : { html, replies: replies ?? [], scripts: prerendering?.scripts ?? true },
      });

    if (prerendering && replies) {
      const { personal } = prerendering;
      const bytes = await pTimeout(
        Promise.resolve(
          rendered.find({
            ...{ releases, shell, prerendering, replies, signedIn },
            form: personal ? formOf(request, reply, path, form) : undefined,
            toDocument: (html) => documentWith(previewOf(replies), html),
          }),
        ),
        {
          milliseconds: personal ? PERSONAL_WAIT_MS : config.renderWaitMs,
          fallback: () => undefined,
        },
      );
      if (bytes) return sendDocument(request, reply, bytes, headers);
    }
    if (unrendered !== undefined)
      return sendDocument(request, reply, await bytesOf(unrendered, UNCACHED_QUALITY), {
        ...headers,
        isPrivate: true,
      });
    const preview = code ? await readPreview(db, code, log) : undefined;
    const bytes = await bytesOf(documentWith(preview), UNCACHED_QUALITY);
    return sendDocument(request, reply, bytes, headers);
  };
}
