import type { PageEntry, ReleaseManifest } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../releases/live-releases.ts';

export type ReleasePage = ReleaseManifest['pages'][number];

export interface FoundPage {
  readonly release: LiveRelease;
  readonly page: ReleasePage;
  readonly params: Readonly<Record<string, string>>;
  /** Which of the page's known addresses it is. */
  readonly entry: PageEntry | undefined;
}

/** Whether there is anything at the address: a page may know all that it has. */
export const isThere = ({ page, entry }: FoundPage): boolean =>
  page.entries === undefined || entry !== undefined;

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

function match(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  const open = wanted.at(-1) === '*';
  if (open) wanted.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (value === undefined) return undefined;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}

/** Lower is more exact: fixed segments before parameters before everything below. */
const vagueness = (path: string): string =>
  segmentsOf(path)
    .map((segment) => (segment === '*' ? '2' : segment.startsWith(':') ? '1' : '0'))
    .join('');

/** The page that a live remote has at the address; of several the most exact. */
export function findPage(
  releases: readonly LiveRelease[],
  pathname: string,
): FoundPage | undefined {
  const found = releases.flatMap((release) =>
    release.manifest.pages.flatMap((page) => {
      const params = match(page.path, pathname);
      if (!params) return [];
      const entry = page.entries?.find(({ path }) => match(path, pathname));
      return [{ release, page, params, entry }];
    }),
  );
  return found.sort((a, b) => (vagueness(a.page.path) < vagueness(b.page.path) ? -1 : 1))[0];
}
