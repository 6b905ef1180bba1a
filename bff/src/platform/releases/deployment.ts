import { LRUCache } from 'lru-cache';
import type { LeftOut, LiveRelease } from './live-release.ts';
import { isInShare } from './share.ts';

export interface Canary {
  readonly release: LiveRelease;
  readonly percent: number;
}

/** The releases that are served now. Equal sets of releases are the same array, so that caches can compare them. */
export interface Deployment {
  readonly live: readonly LiveRelease[];
  readonly canaries: readonly Canary[];
  readonly leftOut: readonly LeftOut[];
  readonly served: readonly LiveRelease[];
  /** A visitor without an id gets no canary. */
  releasesOf(visitor: string | undefined): readonly LiveRelease[];
  with(releases: readonly LiveRelease[]): readonly LiveRelease[];
}

const MAX_COMBINATIONS = 64;

export function createDeployment(
  live: readonly LiveRelease[],
  canaries: readonly Canary[],
  leftOut: readonly LeftOut[] = [],
): Deployment {
  const combinations = new LRUCache<string, readonly LiveRelease[]>({ max: MAX_COMBINATIONS });
  const open = canaries.filter(({ percent }) => percent > 0);

  function combine(replacements: readonly LiveRelease[]): readonly LiveRelease[] {
    if (replacements.length === 0) return live;
    const key = replacements.map(({ project, version }) => `${project}@${version}`).join(' ');
    const known = combinations.get(key);
    if (known) return known;
    const others = live.filter(({ project }) =>
      replacements.every((replacement) => replacement.project !== project),
    );
    const combined = [...others, ...replacements].sort((a, b) => (a.project < b.project ? -1 : 1));
    combinations.set(key, combined);
    return combined;
  }

  return {
    live,
    canaries: open,
    leftOut,
    served: [...live, ...open.map(({ release }) => release)],
    releasesOf: (visitor) =>
      combine(
        visitor === undefined
          ? []
          : open
              .filter(({ release, percent }) => isInShare(visitor, release.project, percent))
              .map(({ release }) => release),
      ),
    with: combine,
  };
}
