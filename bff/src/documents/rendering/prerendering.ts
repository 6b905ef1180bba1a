import type { LiveRelease } from '../../features/releases/index.ts';
import type { RenderedRead, RenderedReads } from '../../platform/routing/rendered-read.ts';
import { pageExists, type PageMatch } from '../find-page.ts';
import { shareCodeOf } from '../share-previews.ts';

export interface Prerendering {
  readonly match: PageMatch;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly reads: readonly RenderedRead[];
  readonly personal: boolean;
  readonly scripts: boolean;
}

interface Options {
  readonly match: PageMatch | undefined;
  readonly shell: LiveRelease;
  readonly url: string;
  readonly reads: RenderedReads;
  readonly signedIn: boolean;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly warn: (details: object, message: string) => void;
}

const home = '/';

/** Parameters that a browser remembers in cookies of their names, unless the address has one of these. */
const remembered = {
  look: ['look'],
  firstOccasion: ['firstOccasion', 'sort', 'search'],
};
const rememberedValue = /^[a-z-]{1,20}$/;

const rememberedQuery = (cookies: Options['cookies'], search: URLSearchParams) =>
  Object.entries(remembered).flatMap(([name, decisive]) => {
    const value = cookies[name];
    return value && rememberedValue.test(value) && !decisive.some((each) => search.has(each))
      ? [[name, value] as const]
      : [];
  });

const knownQuery = (
  search: URLSearchParams,
  cookies: Options['cookies'],
  names: readonly string[],
): URLSearchParams =>
  new URLSearchParams(
    [...search, ...rememberedQuery(cookies, search)]
      .filter(([name]) => names.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, value]),
  );

const definedParams = (params: PageMatch['params']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Undefined when the document has to go out without its screen. */
export function prerenderingOf(options: Options): Prerendering | undefined {
  const { match, shell, url, reads, signedIn, cookies, warn } = options;
  const prerender = match?.page.prerender;
  if (!match || !prerender || !pageExists(match)) return undefined;
  if (!match.release.manifest.server || !shell.manifest.server) return undefined;
  // The shell leads signed-in visitors from here to their own page.
  if (signedIn && match.page.path === home) return undefined;

  const unknown = prerender.reads.filter((id) => !reads[id]);
  if (unknown.length > 0) {
    const { project, version } = match.release;
    const { screen } = match.page;
    warn({ project, version, screen, unknown }, 'a page asks for reads that do not exist');
    return undefined;
  }
  const [pathname = home, search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  const { personal, scripts } = prerender;
  const names = prerender.reads.length > 0 ? [...prerender.query, 'code'] : prerender.query;
  const params = definedParams(match.params);
  const shareCode = shareCodeOf(match, query);
  const known = knownQuery(query, cookies, names);
  return {
    match,
    path: personal ? url : pathname + (known.size > 0 ? `?${known}` : ''),
    params: shareCode === undefined ? params : { ...params, shareCode },
    query: Object.fromEntries(known),
    reads: prerender.reads.flatMap((id) => reads[id] ?? []),
    personal,
    scripts,
  };
}
