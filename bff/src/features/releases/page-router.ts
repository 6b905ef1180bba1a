import createRouter from 'find-my-way';
import type { PageEntry } from '@gift-registry/bff-contract';
import { canonicalPath } from './page-paths.ts';
import type { LiveRelease, ReleasePage } from './release.ts';

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
