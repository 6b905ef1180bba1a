import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ReleaseManifest, ReleaseTable, RoutedPage } from '@gift-registry/bff-contract';
import type { Database } from '../database/tables.ts';
import { isOutdated } from './contracts.ts';
import { shellProject, type LiveRelease } from './live-release.ts';
import { createDeployment, type Canary, type Deployment } from './deployment.ts';
import {
  currentReleases,
  manifestOf,
  type CurrentRelease,
  type ReleaseKey,
} from './releases.repository.ts';

export const fileUrl = ({ project, version }: ReleaseKey, file: string): string =>
  `/_mf/${project}/${version}/${file}`;

/** The remotes' releases for the document; the shell reads the table and is not part of it. */
export function releaseTableOf(releases: readonly LiveRelease[]): ReleaseTable {
  return Object.fromEntries(
    releases
      .filter(({ project }) => project !== shellProject)
      .map((release) => [
        release.project,
        {
          version: release.version,
          entry: fileUrl(release, release.manifest.entry),
          pages: release.manifest.pages.map(routedPageOf),
          ...(isOutdated(release, releases) ? { outdated: true } : {}),
        },
      ]),
  );
}

/** The part of a page that the shell routes by. */
export function routedPageOf(page: ReleaseManifest['pages'][number]): RoutedPage {
  const { screen, path, title, description, entries, access, signedOutTo, newcomersTo, chrome } =
    page;
  const routed = {
    ...{ screen, path, title, description, access, signedOutTo, chrome },
    ...(newcomersTo ? { newcomersTo } : {}),
  };
  if (!entries) return routed;
  return {
    ...routed,
    entries: entries.map((entry) => ({
      path: entry.path,
      title: entry.title,
      description: entry.description,
    })),
  };
}

const isSame = (a: readonly CurrentRelease[], b: readonly CurrentRelease[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ project, version, canaryPercent }, index) =>
      project === b[index]?.project &&
      version === b[index].version &&
      canaryPercent === b[index].canaryPercent,
  );

/** Reads the current versions on every call, and manifests when one changes. Resolves to the same deployment until then. */
export function createLiveReleases(db: Kysely<Database>, log: FastifyBaseLogger) {
  let keys: readonly CurrentRelease[] = [];
  let current: Deployment = createDeployment([], []);

  async function load({ project, version }: CurrentRelease): Promise<LiveRelease[]> {
    const manifest = await manifestOf(db, { project, version });
    return manifest ? [{ project, version, manifest }] : [];
  }

  async function loadCanary(key: CurrentRelease): Promise<Canary[]> {
    const { canaryPercent: percent } = key;
    return percent === null ? [] : (await load(key)).map((release) => ({ release, percent }));
  }

  async function read(): Promise<Deployment> {
    try {
      const now = await currentReleases(db);
      if (!isSame(keys, now)) {
        const live = now.filter(({ canaryPercent }) => canaryPercent === null);
        current = createDeployment(
          (await Promise.all(live.map(load))).flat(),
          (await Promise.all(now.map(loadCanary))).flat(),
        );
        keys = now;
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
