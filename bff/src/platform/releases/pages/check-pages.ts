import type { Db } from '../../database/database.ts';
import type { LiveRelease } from '../live-release.ts';
import { PublishError } from '../publish-error.ts';
import { currentReleases } from '../releases.repository.ts';
import { prefixOf, refusedPage } from './page-paths.ts';
import { claimPrefixes, prefixOwners } from './prefixes.repository.ts';
import { readLoadable } from './read-loadable.ts';

const prefixesOf = ({ manifest }: LiveRelease): string[] => [
  ...new Set(manifest.pages.map(({ path }) => prefixOf(path))),
];

/** A preview of a new area owns nothing yet; it may show pages that nobody else owns. */
export async function checkPages(trx: Db, { project, manifest }: LiveRelease): Promise<void> {
  const refused = refusedPage(manifest.pages);
  if (refused) throw new PublishError(`${project} can't serve ${refused.path}: ${refused.reason}`);
  const owners = await prefixOwners(trx);
  for (const { path } of manifest.pages) {
    const owner = owners.get(prefixOf(path)) ?? project;
    if (owner !== project)
      throw new PublishError(
        `${project} can't serve ${path}: ${prefixOf(path)} belongs to ${owner}.`,
      );
  }
}

export async function claimPages(trx: Db, release: LiveRelease): Promise<void> {
  await checkPages(trx, release);
  await claimPrefixes(trx, release.project, prefixesOf(release));
}

const leftOutNow = async (trx: Db) => (await readLoadable(trx, await currentReleases(trx))).leftOut;

export async function tryTable<T>(trx: Db, change: () => Promise<T>): Promise<T> {
  const before = await leftOutNow(trx);
  const result = await change();
  const added = (await leftOutNow(trx)).find(
    ({ project, version }) =>
      !before.some((known) => known.project === project && known.version === version),
  );
  if (added) throw new PublishError(`${added.project} could not be served. ${added.reason}`);
  return result;
}
