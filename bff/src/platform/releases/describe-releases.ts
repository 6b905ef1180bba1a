import type { DeployedProject } from '@gift-registry/bff-contract';
import type { Db } from '../database/database.ts';
import type { Deployment } from './deployment.ts';
import { firstAddress, type Example } from './pages/example-addresses.ts';
import { prefixOwners } from './pages/prefixes.repository.ts';
import type { Previews } from './previews.ts';
import { openPreviews } from './publishing/previews.repository.ts';
import { recentReleases } from './records/release-records.repository.ts';
import { seenByBrowsers } from './records/seen-by-browsers.repository.ts';
import { deployedProjects } from './releases.repository.ts';
import { allContacts } from './team/contacts.repository.ts';

interface Options {
  readonly db: Db;
  readonly deployment: Pick<Deployment, 'leftOut'>;
  readonly previews: Pick<Previews, 'linkOf'>;
  readonly example: Example | undefined;
}

export async function describeReleases({
  db,
  deployment: { leftOut },
  previews: { linkOf },
  example,
}: Options): Promise<DeployedProject[]> {
  const owners = [...(await prefixOwners(db))];
  const seen = await seenByBrowsers(db);
  const recent = await recentReleases(db);
  const previews = await openPreviews(db);
  const contacts = await allContacts(db);
  return (await deployedProjects(db)).map((deployed) => {
    const { project } = deployed;
    const isOwn = (each: { readonly project: string }): boolean => each.project === project;
    return {
      ...deployed,
      prefixes: owners.flatMap(([prefix, owner]) => (owner === project ? [prefix] : [])),
      leftOut: leftOut.filter(isOwn).map(({ version, reason }) => ({ version, reason })),
      seenByBrowsers: seen.filter(isOwn).map(({ project: _, ...failure }) => failure),
      recent: recent.get(project) ?? [],
      previews: previews.filter(isOwn).map(({ project: _, manifest, ...preview }) => ({
        ...preview,
        link: linkOf({ project, name: preview.name }, firstAddress(manifest, example)),
      })),
      contacts: contacts.filter(isOwn).map(({ id, address }) => ({ id, address })),
    };
  });
}
