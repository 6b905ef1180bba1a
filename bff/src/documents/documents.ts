import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pTimeout from 'p-timeout';
import {
  errorMessages,
  openRegistryForm,
  urlOf,
  type DocumentForm,
} from '@gift-registry/bff-contract';
import { createBrowserIdentification } from '../features/giving/index.ts';
import {
  shellProject,
  type LiveRelease,
  type ReleasePage,
  createPreviews,
  type LiveReleases,
  exampleAddress,
  exampleAddresses,
  findExample,
} from '../features/releases/index.ts';
import type { Openings, ShareGate } from '../features/sharing/index.ts';
import type { AnnouncementBoard } from '../features/support/index.ts';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { acceptedEncoding } from '../platform/files/encoded-content.ts';
import type { Reader } from '../platform/routing/rendered-read.ts';
import { frameable, policyWithStyle } from '../plugins/document-policy.ts';
import { pageExists, type PageMatch } from './find-page.ts';
import { pageAddressOf } from './page-address.ts';
import { createPagePreparation, type PreparationOptions } from './prepare-page.ts';
import { type DocumentBytes, bytesOf } from './rendering/document-cache.ts';
import { readPreview, themeIn } from './share-previews.ts';

interface DocumentHeaders {
  readonly status: number;
  /** The document is about its visitor, or its address holds a secret. */
  readonly isPrivate: boolean;
  readonly opensMailedLink: boolean;
  /** Our own pages may show the document in a frame. */
  readonly isFramed: boolean;
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { brotli, styleHash }: DocumentBytes,
  { status, isPrivate, opensMailedLink, isFramed }: DocumentHeaders,
): Promise<FastifyReply> {
  const policy = String(reply.getHeader('content-security-policy'));
  const framed = isFramed ? frameable(policy) : policy;
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      // A visitor's releases may differ from those of the next one.
      'cache-control': isPrivate || opensMailedLink ? 'no-store' : 'private, no-cache',
      vary: 'accept-encoding',
      ...(opensMailedLink && { 'referrer-policy': 'no-referrer' }),
      ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
      'content-security-policy': styleHash ? policyWithStyle(framed, styleHash) : framed,
    });
  const encoding = acceptedEncoding(request);
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(brotli);
  // Browsers on plain http, as with a phone in development; too rare to keep.
  const plain = await promisify(brotliDecompress)(brotli);
  if (encoding === 'gzip')
    return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(plain));
  return reply.send(plain);
}

const renderingHeader = 'x-server-rendering';

type GivenForm = Partial<Omit<DocumentForm, 'csrfToken'>>;

interface PageOptions {
  readonly status?: number;
  readonly path?: string;
  readonly form?: GivenForm;
  /** HTML in place of a page that can't be rendered. Default: the app's document, which knows nothing of the form. */
  readonly unrendered?: string;
}

export type RenderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: PageOptions,
) => Promise<FastifyReply>;

interface Documents {
  readonly renderPage: RenderPage;
  readonly warmUp: (releases: readonly LiveRelease[]) => Promise<void>;
  readonly rendersExample: (
    releases: readonly LiveRelease[],
    page: ReleasePage,
  ) => Promise<boolean>;
}

export interface DocumentOptions extends PreparationOptions, Pick<AppDependencies, 'db'> {
  readonly live: LiveReleases;
  readonly gate: ShareGate;
  readonly openings: Openings;
  readonly board: AnnouncementBoard;
}

const shellOf = (releases: readonly LiveRelease[]): LiveRelease | undefined =>
  releases.find(({ project }) => project === shellProject);

const registryScreen = 'shared-registry';

const nobody: Reader = { user: null, guestId: null, openShare: null };

function statusOf(match: PageMatch | undefined): number {
  if (!match || !pageExists(match)) return 404;
  return match.release.isRetired ? 410 : 200;
}

const emptyForm = (path: string): DocumentForm => ({
  action: path.split('?', 1)[0] ?? path,
  idempotencyKey: randomUUID(),
  csrfToken: '',
  values: {},
  errors: {},
});

const formOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  form: GivenForm | undefined,
): DocumentForm => ({
  ...emptyForm(path),
  ...form,
  csrfToken: reply.generateCsrf({ userInfo: request.csrfSubject }),
});

/** After this a document of the version before is better than a longer wait. */
const SOON_TIMEOUT_MS = 100;

interface LateDocument<Document> {
  readonly document: Promise<Document | undefined>;
  readonly findBefore: () => Document | undefined;
}

const withTimeout = <Result>(result: Promise<Result>, milliseconds: number) =>
  pTimeout(result, { milliseconds, fallback: () => undefined });

async function documentInTime<Document>(
  { document, findBefore }: LateDocument<Document>,
  timeoutMs: number,
): Promise<Document | undefined> {
  const soonTimeoutMs = Math.min(SOON_TIMEOUT_MS, timeoutMs);
  const soon = await withTimeout(document, soonTimeoutMs);
  return soon ?? findBefore() ?? withTimeout(document, timeoutMs - soonTimeoutMs);
}

export function createDocuments(options: DocumentOptions): Documents {
  const { config, db, log, live, gate, openings, board } = options;
  const preparePage = createPagePreparation(options);
  const identifyBrowser = createBrowserIdentification(config);
  const previews = createPreviews({ config, db });

  /** The link of a guest page; with `lockedAt`, the page that asks for its passcode. Counts visits of the registry. */
  async function enter(releases: readonly LiveRelease[], path: string, request: FastifyRequest) {
    const { match, query, shareAddress: address } = pageAddressOf(releases, path);
    if (address === undefined || match?.page.path === openRegistryForm.path) return {};
    const entrance = await gate.enter(address, request);
    if (entrance.state === 'unknown') return {};
    if (entrance.state === 'locked') {
      const lockedAt = urlOf(openRegistryForm.path, {
        params: { shareCode: address },
        query: { then: path },
      });
      return { lockedAt };
    }
    const isTried = themeIn(query) !== undefined;
    if (match?.page.screen === registryScreen && !isTried)
      openings.count(entrance.share.shareId, request);
    return { share: entrance.share };
  }

  async function renderPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, path = request.url, form, unrendered }: PageOptions = {},
  ): Promise<FastifyReply> {
    const deployment = await live();
    const previewed = await previews.find(request);
    const browser =
      deployment.canaries.length > 0 ? identifyBrowser(request, reply) : request.clientBrowser;
    const releases = previewed ? deployment.with([previewed]) : deployment.releasesOf(browser);
    const shell = shellOf(releases);
    if (!shell) throw new AppError('unavailable', errorMessages.unavailable, { retryAfter: 5 });

    const entrance = await enter(releases, path, request);
    if (entrance.lockedAt !== undefined)
      return reply.header('cache-control', 'no-store').redirect(entrance.lockedAt, 303);
    const { share = null } = entrance;

    const isRendered =
      !previewed && config.serverRendering && request.headers[renderingHeader] !== 'off';
    const locked = typeof share?.passcodeVersion === 'number';
    const page = await preparePage({
      ...{ releases, shell, path, cookies: request.cookies },
      reader: { user: request.user, guestId: request.guestId, openShare: share },
      ...{ isRendered, locked, previewed, announcement: board.shownTo(request) },
    });
    const personal = page.prerendering?.personal ?? false;
    const headers = {
      status: status ?? statusOf(page.match),
      isPrivate: personal || previewed !== undefined || locked,
      opensMailedLink: page.match?.page.opensMailedLink ?? false,
      isFramed: page.isThemeTried,
    };
    const shownForm = personal ? formOf(request, reply, path, form) : undefined;
    const { findRendered } = page;
    // A visitor from another page of ours may have just given a gift, and waits to see it.
    const findBefore = () =>
      request.headers['sec-fetch-site'] === 'same-origin' ? undefined : page.findBefore();
    const bytes = await documentInTime(
      { document: findRendered(shownForm), findBefore },
      config.renderTimeoutMs,
    );
    if (bytes) return sendDocument(request, reply, bytes, headers);
    if (unrendered !== undefined)
      return sendDocument(request, reply, await bytesOf(unrendered), {
        ...headers,
        isPrivate: true,
      });
    const preview = share ? await readPreview(db, share.registryId, log) : undefined;
    const plain = await bytesOf(page.documentWith(preview));
    return sendDocument(request, reply, plain, headers);
  }

  async function renderExample(
    releases: readonly LiveRelease[],
    shell: LiveRelease,
    path: string,
  ): Promise<boolean> {
    const { shareAddress } = pageAddressOf(releases, path);
    const openShare = shareAddress === undefined ? null : await gate.find(shareAddress);
    const page = await preparePage({
      ...{ releases, shell, path, reader: { ...nobody, openShare }, isRendered: true, here: true },
    });
    const form = page.prerendering?.personal ? emptyForm(path) : undefined;
    return (await page.findRendered(form)) !== undefined;
  }

  const example = async () => (await findExample(db, config.sampleShareCode)) ?? findExample(db);

  async function warmUp(releases: readonly LiveRelease[]): Promise<void> {
    const shell = shellOf(releases);
    if (!shell || !config.serverRendering) return;
    for (const path of exampleAddresses(releases, await example()))
      await renderExample(releases, shell, path);
  }

  async function rendersExample(
    releases: readonly LiveRelease[],
    page: ReleasePage,
  ): Promise<boolean> {
    const shell = shellOf(releases);
    if (!shell) return false;
    return renderExample(releases, shell, exampleAddress(page, await example()));
  }

  return { renderPage, warmUp, rendersExample };
}
