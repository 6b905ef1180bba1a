import { getSession, getSharedRegistry, listSharedItems, urlOf } from '@gift-registry/bff-contract';
import { type LiveRelease, fileUrl } from '../features/releases/index.ts';
import type { PageMatch } from './find-page.ts';
import { tag } from './html.ts';

const preload = (as: string, href: string, attributes: Record<string, string> = {}): string =>
  tag('link', { rel: 'preload', as, href, ...attributes });

// The same request mode as the client's fetch: with another mode the browser would fetch twice.
const preloadFetch = (href: string): string => preload('fetch', href, { crossorigin: 'anonymous' });

export const fontPreloads = (release: LiveRelease): string[] =>
  release.manifest.fonts.map((font) =>
    preload('font', fileUrl(release, font), { type: 'font/woff2', crossorigin: 'anonymous' }),
  );

export const screenStyles = ({ release, page }: PageMatch): string[] => [
  ...release.manifest.styles,
  ...page.styles,
];

export const screenScripts = ({ release, page }: PageMatch): string[] =>
  [...release.manifest.scripts, ...page.scripts].map((file) => fileUrl(release, file));

const sharedRegistryFetches = (shareCode: string): string[] =>
  [getSharedRegistry, listSharedItems].map(({ path }) =>
    preloadFetch(urlOf(path, { params: { shareCode } })),
  );

export interface PreloadOptions {
  readonly shell: LiveRelease;
  readonly match: PageMatch | undefined;
  readonly shareCode: string | undefined;
}

/** Preloads fonts, styles, scripts and API reads of a page that only its scripts can show, which saves a chain of round trips. */
export function preloads({ shell, match, shareCode }: PreloadOptions): string[] {
  return [
    ...fontPreloads(shell),
    ...(match
      ? screenStyles(match).map((file) => preload('style', fileUrl(match.release, file)))
      : []),
    ...(match ? screenScripts(match).map((href) => preload('script', href)) : []),
    preloadFetch(getSession.path),
    ...(shareCode ? sharedRegistryFetches(shareCode) : []),
  ];
}
