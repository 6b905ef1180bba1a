import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  errorMessages,
  openRegistryForm,
  type ShownAnnouncement,
  urlOf,
  type DocumentForm,
} from '@gift-registry/bff-contract';
import { themeStyles } from '@gift-registry/bff-contract/themes';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { createReportTokens } from '../../platform/report-tokens/report-tokens.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { LiveRelease } from '../../platform/releases/live-release.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import { createPreviews } from '../../platform/releases/previews.ts';
import { createBrowserIdentification } from '../../subjects/guests/identify-browser.ts';
import { shellProject } from '../../platform/releases/live-release.ts';
import type { LiveReleases } from '../../platform/releases/live-releases.ts';
import type { ScreenRenderer } from '../rendering/screen-renderer.ts';
import type { AnnouncementBoard } from '../../subjects/announcements/announcement-board.ts';
import type { Openings } from '../../subjects/share-gate/openings.ts';
import type { ShareGate } from '../../subjects/share-gate/share-gate.ts';
import { linkPictureText, sharePictureText, type DocumentAssets } from './document-assets.ts';
import { bytesOf } from './renderings/document-cache.ts';
import { documentInTime } from './renderings/document-in-time.ts';
import type { RenderedPage } from './parts/document-parts.ts';
import { documentSettingsOf } from './document-settings.ts';
import {
  exampleAddress,
  exampleAddresses,
} from '../../subjects/example-pages/example-addresses.ts';
import { findExample } from '../../subjects/example-pages/example.repository.ts';
import { findPage, pageExists, type PageMatch, type ReleasePage } from './find-page.ts';
import { pageMetadataFor } from './head/page-metadata.ts';
import { plainList } from './parts/plain-list.ts';
import { prerenderingOf, type Prerendering } from './renderings/prerendering.ts';
import type { Reader, RenderedReads } from '../../platform/routing/rendered-read.ts';
import { readReplies, type ReplyText } from './read-replies.ts';
import { sharePictureOf } from './head/share-picture-of.ts';
import { renderDocument } from './parts/render-document.ts';
import { createRenderedDocuments, type RenderingInput } from './renderings/rendered-documents.ts';
import { sendDocument } from './send-document.ts';
import type { SharedRenderings } from './renderings/shared-renderings.ts';
import type { SharePreview } from '../../subjects/share-pictures/share-preview.repository.ts';
import { isLinkPage, previewOf, readPreview, shareCodeOf, themeIn } from './head/share-previews.ts';
import { createPageStyles } from './styles/page-styles.ts';
import { styleFilesOf } from './styles/style-files.ts';

const renderingHeader = 'x-server-rendering';
/** Quick, because it holds up the reply. */
const UNCACHED_QUALITY = 5;

export interface PageOptions {
  readonly status?: number;
  readonly path?: string;
  readonly form?: Partial<Omit<DocumentForm, 'csrfToken'>>;
  /** HTML in place of a page that can't be rendered. Default: the app's document, which knows nothing of the form. */
  readonly unrendered?: string;
}

export type RenderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: PageOptions,
) => Promise<FastifyReply>;

export interface Documents {
  readonly renderPage: RenderPage;
  readonly warmUp: (releases: readonly LiveRelease[]) => Promise<void>;
  readonly rendersExample: (
    releases: readonly LiveRelease[],
    page: ReleasePage,
  ) => Promise<boolean>;
}

export interface DocumentOptions extends Pick<AppDependencies, 'config' | 'db' | 'log'> {
  readonly sharedRenderings: SharedRenderings;
  readonly live: LiveReleases;
  readonly files: ReleaseFiles;
  readonly renderer: ScreenRenderer;
  readonly reads: RenderedReads;
  readonly assets: DocumentAssets;
  readonly gate: ShareGate;
  readonly openings: Openings;
  readonly board: AnnouncementBoard;
}

interface PageInput {
  readonly releases: readonly LiveRelease[];
  readonly shell: LiveRelease;
  readonly path: string;
  readonly reader: Reader;
  readonly cookies?: Readonly<Record<string, string | undefined>>;
  readonly isRendered: boolean;
  readonly locked?: boolean;
  readonly previewed?: LiveRelease | undefined;
  readonly announcement?: ShownAnnouncement | undefined;
  /** This process has to render the page, though another one may have its document. */
  readonly here?: boolean;
}

const shellOf = (releases: readonly LiveRelease[]): LiveRelease | undefined =>
  releases.find(({ project }) => project === shellProject);

const registryScreen = 'shared-registry';

const nobody: Reader = { user: null, guestId: null, openShare: null };

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
  form: PageOptions['form'],
): DocumentForm => ({
  ...emptyForm(path),
  ...form,
  csrfToken: reply.generateCsrf({ userInfo: request.csrfSubject }),
});

function statusOf(match: PageMatch | undefined): number {
  if (!match || !pageExists(match)) return 404;
  return match.release.isRetired ? 410 : 200;
}

export function createDocuments({
  config,
  db,
  log,
  sharedRenderings,
  live,
  files,
  renderer,
  reads,
  assets,
  gate,
  openings,
  board,
}: DocumentOptions): Documents {
  const general = { ...assets.sharePicture, text: sharePictureText };
  const neutral = { ...assets.linkPicture, text: linkPictureText };
  const rendered = createRenderedDocuments({
    renderer,
    shared: sharedRenderings,
    frame: JSON.stringify(Object.values(assets).map(({ url }) => url)),
  });
  const stylesOf = createPageStyles(files);
  const warn = (details: object, message: string) => log.warn(details, message);
  const identifyBrowser = createBrowserIdentification(config);
  const previews = createPreviews({ config, db });
  const reportTokens = createReportTokens(config);

  const repliesFor = (
    { reads: wanted, params, query }: Prerendering,
    reader: Reader,
  ): Promise<readonly ReplyText[] | undefined> =>
    readReplies(wanted, { params, query }, reader).catch((err: unknown) => {
      warn({ err }, 'the reads of a document failed, sending it without its screen');
      return undefined;
    });

  function addressIn(releases: readonly LiveRelease[], path: string) {
    const [pathname = '/', search = ''] = path.split('?', 2);
    const match = findPage(releases, pathname);
    const query = new URLSearchParams(search);
    return { match, query, address: shareCodeOf(match, query) };
  }

  /** The link of a guest page; with `lockedAt`, the page that asks for its passcode. Counts visits of the registry. */
  async function enter(releases: readonly LiveRelease[], path: string, request: FastifyRequest) {
    const { match, query, address } = addressIn(releases, path);
    if (address === undefined || match?.page.path === openRegistryForm.page) return {};
    const entrance = await gate.enter(address, request);
    if (entrance.state === 'unknown') return {};
    if (entrance.state === 'locked') {
      const lockedAt = urlOf(openRegistryForm.page, {
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

  async function preparePage(input: PageInput) {
    const { releases, shell, path, reader, isRendered } = input;
    const { locked = false, here = false, cookies = {}, announcement } = input;
    const settings = documentSettingsOf(config);
    const { match, query, address: code } = addressIn(releases, path);
    const signedIn = reader.user !== null;
    const prerendering = isRendered
      ? prerenderingOf({ match, shell, url: path, reads, signedIn, cookies, warn })
      : undefined;
    const replies = prerendering && (await repliesFor(prerendering, reader));
    const preview = replies && previewOf(replies);
    const theme = preview && (themeIn(new URLSearchParams(prerendering?.query)) ?? preview.theme);
    const documentWith = (preview: SharePreview | undefined, page?: RenderedPage) =>
      renderDocument({
        releases,
        shell,
        settings,
        assets,
        match,
        shareCode: preview && code,
        metadata: pageMetadataFor(match, preview),
        sharePicture:
          sharePictureOf(code, preview, config.brand) ?? (isLinkPage(match) ? neutral : general),
        needsScripts: prerendering === undefined,
        rendered: page,
        plainList: page || !replies || code === undefined ? undefined : plainList(replies, code),
        previewed: input.previewed,
        theme,
        announcement,
      });
    const rendering: RenderingInput | undefined = prerendering &&
      replies && {
        ...{ releases, shell, settings, prerendering, replies, signedIn, locked, here },
        announcement,
        async toDocument(html) {
          const { scripts } = prerendering;
          const styles = await stylesOf(
            styleFilesOf(shell, match),
            html,
            theme && themeStyles(theme),
          ).catch((err: unknown) =>
            warn(
              { err },
              'a style sheet could not be read, sending the document without its screen',
            ),
          );
          if (!styles) return undefined;
          const page = { html, replies, styles, scripts };
          return { html: documentWith(preview, page), styleHash: styles.hash };
        },
      };
    return {
      ...{ match, code, prerendering, documentWith },
      isThemeTried: code !== undefined && themeIn(query) !== undefined,
      findRendered: async (form: DocumentForm | undefined) =>
        rendering && rendered.find({ ...rendering, form }),
      findBefore: () => rendering && rendered.findBefore(rendering),
    };
  }

  async function renderPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, path = request.url, form, unrendered }: PageOptions = {},
  ): Promise<FastifyReply> {
    const deployment = await live();
    renderer.useReleases(deployment.served);
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
    if (!previewed)
      reply.headers(reportTokens.header({ ip: request.ip, clientBrowser: browser }, releases));
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
      return sendDocument(request, reply, await bytesOf(unrendered, UNCACHED_QUALITY), {
        ...headers,
        isPrivate: true,
      });
    const preview = share ? await readPreview(db, share.registryId, log) : undefined;
    const plain = await bytesOf(page.documentWith(preview), UNCACHED_QUALITY);
    return sendDocument(request, reply, plain, headers);
  }

  async function renderExample(
    releases: readonly LiveRelease[],
    shell: LiveRelease,
    path: string,
  ): Promise<boolean> {
    const { address } = addressIn(releases, path);
    const openShare = address === undefined ? null : await gate.find(address);
    const page = await preparePage({
      ...{ releases, shell, path, reader: { ...nobody, openShare }, isRendered: true, here: true },
    });
    const form = page.prerendering?.personal ? emptyForm(path) : undefined;
    return (await page.findRendered(form)) !== undefined;
  }

  async function warmUp(releases: readonly LiveRelease[]): Promise<void> {
    const shell = shellOf(releases);
    if (!shell || !config.serverRendering) return;
    const example = await findExample(db);
    for (const path of exampleAddresses(releases, example))
      await renderExample(releases, shell, path);
  }

  async function rendersExample(
    releases: readonly LiveRelease[],
    page: ReleasePage,
  ): Promise<boolean> {
    const shell = shellOf(releases);
    if (!shell) return false;
    return renderExample(releases, shell, exampleAddress(page, await findExample(db)));
  }

  return { renderPage, warmUp, rendersExample };
}
