import { getSession, getSharedRegistry, listSharedItems, urlOf } from '@gift-registry/bff-contract';
import { fileUrl, type LiveRelease } from '../releases/live-releases.ts';
import type { FoundPage } from './find-page.ts';
import { tag } from './html.ts';

const preload = (as: string, href: string, attributes: Record<string, string> = {}): string =>
  tag('link', { rel: 'preload', as, href, ...attributes });

// As the client's own fetch: a preload in another mode would be fetched a second time.
const preloadRead = (href: string): string => preload('fetch', href, { crossorigin: 'anonymous' });

const fonts = (release: LiveRelease): string[] =>
  release.manifest.fonts.map((font) =>
    preload('font', fileUrl(release, font), { type: 'font/woff2', crossorigin: 'anonymous' }),
  );

const screenStyles = ({ release, page }: FoundPage): string[] =>
  [...release.manifest.styles, ...page.styles].map((file) => fileUrl(release, file));

/** What the screen runs beside the shell. */
export const screenScripts = ({ release, page }: FoundPage): string[] =>
  [...release.manifest.scripts, ...page.scripts].map((file) => fileUrl(release, file));

const sharedReads = (shareCode: string): string[] =>
  [getSharedRegistry, listSharedItems].map(({ path }) =>
    preloadRead(urlOf(path, { params: { shareCode } })),
  );

export interface PreloadSubject {
  readonly shell: LiveRelease;
  readonly found: FoundPage | undefined;
  readonly shareCode: string | undefined;
}

/** Names at once what the page will ask for, so that the browser does not find it out one hop at a time. */
export function preloads({ shell, found, shareCode }: PreloadSubject, scripts: string[]): string {
  return [
    ...fonts(shell),
    ...(found ? screenStyles(found).map((href) => preload('style', href)) : []),
    ...scripts.map((href) => preload('script', href)),
    preloadRead(getSession.path),
    ...(shareCode ? sharedReads(shareCode) : []),
  ].join('\n');
}
