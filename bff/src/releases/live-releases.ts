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

const isSame = (releases: readonly LiveRelease[], keys: readonly ReleaseKey[]): boolean =>
  releases.length === keys.length &&
  releases.every(
    ({ project, version }, index) =>
      project === keys[index]?.project && version === keys[index].version,
  );

/** Reads the live versions on every call, and manifests when a version changes. Returns the same array until then. */
export function createLiveReleases(db: Kysely<Database>, log: FastifyBaseLogger) {
  let current: readonly LiveRelease[] = [];

  async function load(key: ReleaseKey): Promise<LiveRelease[]> {
    const manifest = await manifestOf(db, key);
    return manifest ? [{ ...key, manifest }] : [];
  }

  async function read(): Promise<readonly LiveRelease[]> {
    try {
      const keys = await liveReleases(db);
      if (!isSame(current, keys)) current = (await Promise.all(keys.map(load))).flat();
    } catch (err) {
      // Without the database, pages still load and can show an error themselves.
      if (current.length === 0) throw err;
      log.warn({ err }, 'live releases could not be read, using the last known ones');
    }
    return current;
  }

  let reading: Promise<readonly LiveRelease[]> | undefined;
  // Documents that are opened at once share one read.
  return (): Promise<readonly LiveRelease[]> =>
    (reading ??= read().finally(() => (reading = undefined)));
}

export type LiveReleases = ReturnType<typeof createLiveReleases>;
