import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { canonicalPath, prefixOf, createPageRouter } from './page-router.ts';
import { releaseTableOf } from './release-table.ts';
import type { LeftOut, LiveRelease } from './release.ts';
import {
  currentManifests,
  currentReleases,
  prefixOwners,
  type PrefixOwners,
} from './releases.repository.ts';

interface Canary {
  readonly release: LiveRelease;
  readonly percent: number;
}

/** The releases that are served now. Equal sets of releases are the same array, so that caches can compare them. */
export interface Deployment {
  readonly live: readonly LiveRelease[];
  readonly canaries: readonly Canary[];
  readonly leftOut: readonly LeftOut[];
  /** A visitor without an id gets no canary. */
  releasesOf(visitor: string | undefined): readonly LiveRelease[];
  with(releases: readonly LiveRelease[]): readonly LiveRelease[];
}

const BUCKETS = 2 ** 32;
const MAX_COMBINATIONS = 64;

/** A visitor stays inside while the share grows, and shares of different projects are independent. */
export function isInShare(visitor: string, project: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${project}\0${visitor}`).digest();
  return hash.readUInt32BE(0) < (percent / 100) * BUCKETS;
}

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
    releasesOf: (visitor) =>
      combine(
        open
          .filter(
            ({ release, percent }) =>
              visitor !== undefined && isInShare(visitor, release.project, percent),
          )
          .map(({ release }) => release),
      ),
    with: combine,
  };
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
): Deployment {
  const leftOut: LeftOut[] = [];
  const taken = new Set<LiveRelease>();
  const inTurn = [
    ...live.toSorted((a, b) => strayPages(a, owners) - strayPages(b, owners)),
    ...canaries.map(({ release }) => release),
  ];
  for (const release of inTurn) {
    const { project, version } = release;
    const others = [...taken].filter((other) => other.project !== project);
    const reason = reasonAgainst(release, others);
    if (reason === undefined) taken.add(release);
    else leftOut.push({ project, version, reason });
  }
  return createDeployment(
    live.filter((release) => taken.has(release)),
    canaries.filter(({ release }) => taken.has(release)),
    leftOut,
  );
}

export async function readDeployment(db: Db): Promise<Deployment> {
  const live: LiveRelease[] = [];
  const canaries: Canary[] = [];
  for (const { canaryPercent: percent, retiredAt, ...key } of await currentManifests(db)) {
    const release = { ...key, isRetired: retiredAt !== null };
    if (percent === null) live.push(release);
    else canaries.push({ release, percent });
  }
  return loadableReleases(live, canaries, await prefixOwners(db));
}

/** Reads the current versions on every call, and manifests when one changes. Resolves to the same deployment until then. */
export function createLiveReleases(db: Kysely<Database>, log: FastifyBaseLogger) {
  let known: string | undefined;
  let current = createDeployment([], []);

  async function read(): Promise<Deployment> {
    try {
      const state = JSON.stringify(await currentReleases(db));
      if (state !== known) {
        current = await readDeployment(db);
        for (const each of current.leftOut) log.error(each, 'a release is left out');
        known = state;
      }
    } catch (err) {
      // Without the database, pages still load and can show an error themselves.
      if (current.live.length === 0) throw err;
      log.warn({ err }, 'live releases could not be read, using the last known ones');
    }
    return current;
  }

  let reading: Promise<Deployment> | undefined;
  // Documents that are opened at once share one read.
  return (): Promise<Deployment> => (reading ??= read().finally(() => (reading = undefined)));
}

export type LiveReleases = ReturnType<typeof createLiveReleases>;
