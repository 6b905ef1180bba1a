import { releaseTableOf } from '../release-table.ts';
import type { LeftOut, LiveRelease } from '../live-release.ts';
import type { Canary } from '../deployment.ts';
import { createPageRouter } from './page-router.ts';
import { canonicalPath, prefixOf } from './page-paths.ts';
import type { PrefixOwners } from './prefixes.repository.ts';

interface Loadable {
  readonly live: readonly LiveRelease[];
  readonly canaries: readonly Canary[];
  readonly leftOut: readonly LeftOut[];
}

function reasonAgainst(release: LiveRelease, others: readonly LiveRelease[]): string | undefined {
  try {
    createPageRouter([release]);
    releaseTableOf([release]);
    const known = new Map(
      others.flatMap(({ project, manifest }) =>
        manifest.pages.map(({ path }) => [canonicalPath(path), project] as const),
      ),
    );
    const shared = release.manifest.pages.find(({ path }) => known.has(canonicalPath(path)));
    return shared && `${shared.path} is a page of ${known.get(canonicalPath(shared.path))}, too.`;
  } catch (error) {
    return `Its pages can't be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const strayPages = ({ project, manifest }: LiveRelease, owners: PrefixOwners): number => {
  try {
    return manifest.pages.filter(({ path }) => owners.get(prefixOf(path)) !== project).length;
  } catch {
    return Infinity;
  }
};

/** Tries each release in a new router and leaves out, alone, those that it does not take. Owners of a prefix come first. */
export function loadableReleases(
  live: readonly LiveRelease[],
  canaries: readonly Canary[],
  owners: PrefixOwners,
): Loadable {
  const leftOut: LeftOut[] = [];
  const fits = (release: LiveRelease, others: readonly LiveRelease[]): boolean => {
    const { project, version } = release;
    const reason = reasonAgainst(
      release,
      others.filter((other) => other.project !== project),
    );
    if (reason !== undefined) leftOut.push({ project, version, reason });
    return reason === undefined;
  };

  const taken: LiveRelease[] = [];
  for (const release of live.toSorted((a, b) => strayPages(a, owners) - strayPages(b, owners)))
    if (fits(release, taken)) taken.push(release);
  const open: Canary[] = [];
  for (const canary of canaries)
    if (fits(canary.release, [...taken, ...open.map(({ release }) => release)])) open.push(canary);
  return { live: live.filter((release) => taken.includes(release)), canaries: open, leftOut };
}
