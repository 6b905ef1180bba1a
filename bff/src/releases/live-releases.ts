import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ReleaseManifest, ReleaseTable, RoutedPage } from '@gift-registry/bff-contract';
import type { Database } from '../database/tables.ts';
import { liveReleases, manifestOf, type ReleaseKey } from './releases.repository.ts';

export interface LiveRelease {
  readonly project: string;
  readonly version: string;
  readonly manifest: ReleaseManifest;
}

export const shellProject = 'shell';

export const fileUrl = ({ project, version }: ReleaseKey, file: string): string =>
  `/_mf/${project}/${version}/${file}`;

/** The table that the document carries: the remotes, without the shell that reads it. */
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
        },
      ]),
  );
}

function routedPageOf(page: ReleaseManifest['pages'][number]): RoutedPage {
  const { screen, path, title, description, entries, access, signedOutTo, chrome } = page;
  const routed = { screen, path, title, description, access, signedOutTo, chrome };
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

/** Asks which versions are live on every call, and for a manifest once per version, as those never change. */
export function createLiveReleases(db: Kysely<Database>, log: FastifyBaseLogger) {
  const manifests = new Map<string, ReleaseManifest>();
  let lastKnown: readonly LiveRelease[] = [];

  async function load(key: ReleaseKey): Promise<LiveRelease[]> {
    const cacheKey = `${key.project}/${key.version}`;
    const manifest = manifests.get(cacheKey) ?? (await manifestOf(db, key));
    if (!manifest) return [];
    manifests.set(cacheKey, manifest);
    return [{ ...key, manifest }];
  }

  return async (): Promise<readonly LiveRelease[]> => {
    try {
      lastKnown = (await Promise.all((await liveReleases(db)).map(load))).flat();
    } catch (err) {
      // Without the database the pages can still load and say so themselves.
      if (lastKnown.length === 0) throw err;
      log.warn({ err }, 'live releases could not be read, using those last known');
    }
    return lastKnown;
  };
}

export type LiveReleases = ReturnType<typeof createLiveReleases>;
