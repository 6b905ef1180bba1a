import type { ReleaseManifest, PageEntry } from '@gift-registry/bff-contract';
import createRouter from 'find-my-way';
import type { LiveRelease, ReleasePage } from './release.ts';

/** The server answers these itself. */
const reserved: ReadonlySet<string> = new Set([
  '/api',
  '/_mf',
  '/healthz',
  '/readyz',
  '/share-pictures',
]);

const word = '[A-Za-z0-9_-]+';
const part = `(?:${word}|:[A-Za-z][A-Za-z0-9_]*)`;
const plainPath = new RegExp(`^/(?:${part}(?:/${part})*(?:/\\*)?|\\*)?$`);
const plainAddress = new RegExp(`^/(?:${word}(?:/${word})*)?$`);

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Equal for two paths exactly when the routers of the server and the shell would not tell them apart. */
export const canonicalPath = (path: string): string =>
  decoded(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replaceAll(/(?<=\/):[a-z0-9_]+/g, ':');

export const prefixOf = (path: string): string => `/${canonicalPath(path).split('/')[1] ?? ''}`;

const isBelow = (pattern: string, address: string): boolean => {
  const wanted = canonicalPath(pattern).split('/');
  const given = canonicalPath(address).split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length - 1 : given.length !== wanted.length) return false;
  return wanted.every((part, index) => part === '*' || part === ':' || part === given[index]);
};

type Page = Pick<ReleaseManifest['pages'][number], 'path' | 'entries'>;

export function refusedPage(
  pages: readonly Page[],
): { readonly path: string; readonly reason: string } | undefined {
  const known = new Set<string>();
  for (const { path, entries = [] } of pages) {
    if (!plainPath.test(path))
      return {
        path,
        reason: 'a path has words, :parameters and a last *, with one / before each.',
      };
    const prefix = prefixOf(path);
    if (/^\/[:*]/.test(prefix))
      return { path, reason: ':parameters and * stand below a word that the area owns.' };
    if (reserved.has(prefix)) return { path, reason: `${prefix} belongs to the server.` };
    if (known.has(canonicalPath(path))) return { path, reason: 'the release has it twice.' };
    known.add(canonicalPath(path));
    const stray = entries.find(
      (entry) => !plainAddress.test(entry.path) || !isBelow(path, entry.path),
    );
    if (stray) return { path: stray.path, reason: `it is no address of ${path}.` };
  }
  return undefined;
}

interface Target {
  readonly release: LiveRelease;
  readonly page: ReleasePage;
  readonly entry: PageEntry | undefined;
}

export interface PageMatch extends Target {
  readonly params: Readonly<Record<string, string | undefined>>;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

function entryParams(pattern: string, entryPath: string): Record<string, string> {
  const values = segmentsOf(entryPath);
  return Object.fromEntries(
    segmentsOf(pattern).flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), values[index] ?? '']] : [],
    ),
  );
}

export type PageRouter = (pathname: string) => PageMatch | undefined;

export const routerOptions = {
  caseSensitive: false,
  ignoreTrailingSlash: true,
  ignoreDuplicateSlashes: true,
  maxParamLength: 200,
} as const;

export function createPageRouter(releases: readonly LiveRelease[]): PageRouter {
  const router = createRouter(routerOptions);
  const targets = new Map<unknown, Target>();
  const known = new Set<string>();
  const add = (path: string, target: Target): void => {
    const canonical = canonicalPath(path);
    if (known.has(canonical)) return;
    known.add(canonical);
    const handler = (): undefined => undefined;
    targets.set(handler, target);
    router.on('GET', path, handler);
  };

  const all = releases.flatMap((release) =>
    release.manifest.pages.map((page) => ({ release, page })),
  );
  for (const { release, page } of all) add(page.path, { release, page, entry: undefined });
  for (const { release, page } of all) {
    for (const entry of page.entries ?? []) add(entry.path, { release, page, entry });
    if (page.path.endsWith('/*'))
      add(page.path.slice(0, -2) || '/', { release, page, entry: undefined });
  }

  return (pathname) => {
    const found = router.find('GET', pathname);
    const target = targets.get(found?.handler);
    if (!target) return undefined;
    const { page, entry } = target;
    const params = entry ? entryParams(page.path, entry.path) : { ...found?.params };
    return { ...target, params };
  };
}
