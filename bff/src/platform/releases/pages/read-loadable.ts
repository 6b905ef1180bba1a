import type { Db } from '../../database/database.ts';
import type { Canary } from '../deployment.ts';
import type { LiveRelease } from '../live-release.ts';
import { manifestOf, type CurrentRelease } from '../releases.repository.ts';
import { loadableReleases } from './loadable-releases.ts';
import { prefixOwners } from './prefixes.repository.ts';

export async function readLoadable(db: Db, current: readonly CurrentRelease[]) {
  const live: LiveRelease[] = [];
  const canaries: Canary[] = [];
  for (const { project, version, canaryPercent: percent, retiredAt } of current) {
    const manifest = await manifestOf(db, { project, version });
    if (!manifest) continue;
    const release = { project, version, manifest, isRetired: retiredAt !== null };
    if (percent === null) live.push(release);
    else canaries.push({ release, percent });
  }
  return loadableReleases(live, canaries, await prefixOwners(db));
}
