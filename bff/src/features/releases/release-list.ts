import type { DeployedProject } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Deployment } from './deployment.ts';
import { firstAddress } from './example-addresses.ts';
import { findSample } from './example.repository.ts';
import { createPreviews } from './previews.ts';
import { recentReleases, seenByBrowsers } from './release-list.repository.ts';
import { openPreviews, prefixOwners, servedReleases } from './releases.repository.ts';

/** All areas that are served or have a preview, with their state, history and failures. */
export async function describeReleases(
  { config, db }: Pick<AppDependencies, 'config' | 'db'>,
  { leftOut }: Deployment,
): Promise<DeployedProject[]> {
  const { linkOf } = createPreviews({ config, db });
  const example = await findSample(db, config);
  const served = await servedReleases(db);
  const owners = [...(await prefixOwners(db))];
  const seen = await seenByBrowsers(db);
  const recent = await recentReleases(db);
  const previews = await openPreviews(db);
  const projects = new Set([...served, ...previews].map(({ project }) => project));
  return [...projects].sort().map((project) => {
    const own = <T extends { readonly project: string }>(all: readonly T[]) =>
      all.flatMap(({ project: owner, ...each }) => (owner === project ? [each] : []));
    const live = own(served).find(({ canaryPercent }) => canaryPercent === null);
    const canary = own(served).find(({ canaryPercent }) => canaryPercent !== null);
    return {
      project,
      live: live ? { version: live.version, since: live.since } : null,
      canary: canary ? { version: canary.version, percent: canary.canaryPercent ?? 0 } : null,
      previous: live?.before ?? null,
      failsInBrowsers: own(served).some(({ browsersToldAt }) => browsersToldAt !== null),
      prefixes: owners.flatMap(([prefix, owner]) => (owner === project ? [prefix] : [])),
      leftOut: own(leftOut),
      seenByBrowsers: own(seen),
      recent: own(recent),
      previews: own(previews).map(({ manifest, ...preview }) => ({
        ...preview,
        link: linkOf(project, preview.name, firstAddress(manifest, example)),
      })),
    };
  });
}
