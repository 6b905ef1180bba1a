import {
  screenOutlet,
  type DocumentForm,
  type DocumentReply,
  type DocumentSettings,
  type RenderRequest,
  type ShownAnnouncement,
} from '@gift-registry/bff-contract';
import { type LiveRelease, isOutdated, routedPageOf } from '../../features/releases/index.ts';
import { parametersOf, type ReplyText } from '../read-replies.ts';
import type { ScreenRenderer } from './screen-renderer.ts';
import {
  bytesOf,
  createDocumentCache,
  isSameReplies,
  type DocumentBytes,
} from './document-cache.ts';
import type { Prerendering } from './prerendering.ts';
import type { SharedRenderings } from './shared-renderings.ts';

export interface RenderingInput {
  readonly releases: readonly LiveRelease[];
  readonly shell: LiveRelease;
  readonly settings: DocumentSettings;
  readonly prerendering: Prerendering;
  readonly replies: readonly ReplyText[];
  readonly signedIn: boolean;
  readonly locked: boolean;
  readonly here: boolean;
  readonly announcement?: ShownAnnouncement | undefined;
  readonly form?: DocumentForm | undefined;
  readonly toDocument: (html: string) => Promise<RenderedDocument | undefined>;
}

export interface RenderedDocument {
  readonly html: string;
  readonly styleHash: string;
}

interface RunningRendering {
  readonly releases: readonly LiveRelease[];
  readonly replies: readonly ReplyText[];
  readonly bytes: Promise<DocumentBytes | undefined>;
}

const versionOf = ({ version }: LiveRelease): string => version;
const versionsOf = (releases: readonly LiveRelease[]): string =>
  releases.map(({ version }) => version.slice(0, 8)).join('.');

// A canary's visitors and the others don't take turns in one entry. A document with other settings is never found.
const keyOf = (input: RenderingInput): string => {
  const { prerendering, signedIn, releases, settings, announcement } = input;
  const key = `${signedIn ? 'in' : 'out'} ${versionsOf(releases)} ${prerendering.path} ${JSON.stringify(settings)}`;
  // Browsers that have dismissed it get the document as it is without one.
  return announcement ? `${key} ${JSON.stringify(announcement)}` : key;
};

const isPublic = ({ prerendering, signedIn, locked }: RenderingInput): boolean =>
  !prerendering.personal && !signedIn && !locked;

/** Strangers can make up any number of other addresses. */
function isBounded({ prerendering, replies }: RenderingInput): boolean {
  const { match, query, reads } = prerendering;
  const read = new Set(reads.flatMap(({ route }) => parametersOf(route)));
  return (
    Object.keys(query).length === 0 &&
    parametersOf(match.page).every((name) => read.has(name)) &&
    replies.every(({ status }) => status === 200)
  );
}

interface Options {
  readonly renderer: ScreenRenderer;
  readonly shared: SharedRenderings;
  /** Differs between versions of the BFF whose documents differ. */
  readonly frame: string;
}

interface PageRendering {
  readonly shell: LiveRelease;
  readonly release: LiveRelease;
  readonly request: RenderRequest;
  readonly shared: boolean;
}

async function renderPage(
  renderer: ScreenRenderer,
  { shell, release, request, shared }: PageRendering,
): Promise<string | undefined> {
  const layoutRequest = { ...request, screen: request.page.chrome, replies: [], form: undefined };
  const [layout, screen] = await Promise.all([
    renderer.render(shell, layoutRequest, { shared }),
    renderer.render(release, request, { shared }),
  ]);
  if (layout === undefined || screen === undefined) return undefined;
  return layout.replace(screenOutlet, () => screen);
}

export function createRenderedDocuments({ renderer, shared, frame }: Options) {
  const cache = createDocumentCache();
  const running = new Map<string, RunningRendering>();

  async function render(input: RenderingInput): Promise<DocumentBytes | undefined> {
    const { shell, settings, prerendering, replies, signedIn, form } = input;
    const { announcement, toDocument } = input;
    const { match, path, params } = prerendering;
    if (isOutdated(match.release, input.releases) || match.release.isRetired) return undefined;
    const html = await renderPage(renderer, {
      shell,
      release: match.release,
      shared: isPublic(input),
      request: {
        screen: match.page.screen,
        path,
        params,
        settings,
        page: routedPageOf(match.page),
        signedIn,
        replies: replies.map(({ path, status, json }): DocumentReply => ({
          ...{ path, status },
          body: JSON.parse(json),
        })),
        form,
        ...(announcement ? { announcement } : {}),
      },
    });
    if (html === undefined) return undefined;
    const document = await toDocument(html);
    if (!document) return undefined;
    const bytes = await bytesOf(document.html);
    return { ...bytes, styleHash: document.styleHash };
  }

  const renderInOneProcess = (address: string, input: RenderingInput) =>
    shared({
      address,
      version: JSON.stringify([
        frame,
        input.settings,
        input.releases.map(versionOf),
        input.replies,
      ]),
      render: () => render(input),
    });

  async function renderAndKeep(key: string, input: RenderingInput) {
    const bytes = await (!input.here && isPublic(input) && isBounded(input)
      ? renderInOneProcess(key, input)
      : render(input));
    const { releases, replies } = input;
    if (bytes) cache.keep(key, { ...bytes, releases, replies });
    return bytes;
  }

  function renderOnce(key: string, input: RenderingInput): Promise<DocumentBytes | undefined> {
    const { releases, replies } = input;
    const same = running.get(key);
    if (same?.releases === releases && isSameReplies(same.replies, replies)) return same.bytes;
    const bytes = renderAndKeep(key, input).finally(() => {
      if (running.get(key)?.bytes === bytes) running.delete(key);
    });
    running.set(key, { releases, replies, bytes });
    return bytes;
  }

  return {
    find(input: RenderingInput): DocumentBytes | Promise<DocumentBytes | undefined> {
      if (input.prerendering.personal) return render(input);
      const key = keyOf(input);
      const { releases, replies } = input;
      return cache.find(key, releases, replies) ?? renderOnce(key, input);
    },
    /** While the document is late: the one of the version before. Hosts see their lists differently, so they get none. */
    findBefore(input: RenderingInput): DocumentBytes | undefined {
      const { prerendering, signedIn, releases, replies } = input;
      if (prerendering.personal || signedIn) return undefined;
      return cache.findLagging(keyOf(input), releases, replies);
    },
  };
}
