import type { DocumentForm, DocumentReply, DocumentSettings } from '@gift-registry/bff-contract';
import { renderPage } from '../rendering/page-renderer.ts';
import type { ScreenRenderer } from '../rendering/screen-renderer.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { isOutdated } from '../releases/contracts.ts';
import { routedPageOf } from '../releases/release-table.ts';
import {
  bytesOf,
  createDocumentCache,
  isSameReplies,
  type DocumentBytes,
} from './document-cache.ts';
import type { Prerendering } from './prerendering.ts';
import type { ReplyText } from './read-replies.ts';

/** Higher than for documents that are sent once. */
const CACHED_QUALITY = 9;
const PERSONAL_QUALITY = 5;

export interface RenderingInput {
  readonly releases: readonly LiveRelease[];
  readonly shell: LiveRelease;
  readonly prerendering: Prerendering;
  readonly replies: readonly ReplyText[];
  readonly signedIn: boolean;
  readonly form?: DocumentForm | undefined;
  /** The whole document around the rendered page; undefined when it can't be made. */
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

const versionsOf = (releases: readonly LiveRelease[]): string =>
  releases.map(({ version }) => version.slice(0, 8)).join('.');

// A canary's visitors and the others don't take turns in one entry.
const keyOf = ({ prerendering, signedIn, releases }: RenderingInput): string =>
  `${signedIn ? 'in' : 'out'} ${versionsOf(releases)} ${prerendering.path}`;

/** Renders documents, and keeps those that do not depend on the visitor. */
export function createRenderedDocuments(renderer: ScreenRenderer, settings: DocumentSettings) {
  const cache = createDocumentCache();
  const running = new Map<string, RunningRendering>();

  async function render(input: RenderingInput): Promise<DocumentBytes | undefined> {
    const { shell, prerendering, replies, signedIn, form, toDocument } = input;
    const { match, path, params, personal } = prerendering;
    if (isOutdated(match.release, input.releases)) return undefined;
    const html = await renderPage(renderer, {
      shell,
      release: match.release,
      request: {
        screen: match.page.screen,
        path,
        params,
        settings,
        page: routedPageOf(match.page),
        signedIn,
        replies: replies.map(({ json, ...reply }): DocumentReply => ({
          ...reply,
          body: JSON.parse(json),
        })),
        form,
      },
    });
    if (html === undefined) return undefined;
    const document = await toDocument(html);
    if (!document) return undefined;
    const bytes = await bytesOf(document.html, personal ? PERSONAL_QUALITY : CACHED_QUALITY);
    return { ...bytes, styleHash: document.styleHash };
  }

  async function renderAndKeep(key: string, input: RenderingInput) {
    const bytes = await render(input);
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
    /** Resolves to the document's bytes; undefined when the page could not be rendered. */
    find(input: RenderingInput): DocumentBytes | Promise<DocumentBytes | undefined> {
      if (input.prerendering.personal) return render(input);
      const key = keyOf(input);
      const { releases, replies } = input;
      return cache.find(key, releases, replies) ?? renderOnce(key, input);
    },
  };
}
