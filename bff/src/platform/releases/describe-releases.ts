import type { DeployedProject } from '@gift-registry/bff-contract';
import type { Db } from '../database/database.ts';
import type { Deployment } from './deployment.ts';
import { prefixOwners } from './pages/prefixes.repository.ts';
import type { Previews } from './previews.ts';
import { openPreviews } from './publishing/previews.repository.ts';
import { recentReleases } from './records/release-records.repository.ts';
import { raisedAlarms } from './release-alarms.repository.ts';
import { deployedProjects } from './releases.repository.ts';
import { allContacts } from './team/contacts.repository.ts';

export async function describeReleases(
  db: Db,
  { leftOut }: Pick<Deployment, 'leftOut'>,
  { linkOf }: Pick<Previews, 'linkOf'>,
): Promise<DeployedProject[]> {
  const owners = [...(await prefixOwners(db))];
  const alarms = await raisedAlarms(db);
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
      alarm: alarms.get(project) ?? null,
      recent: recent.get(project) ?? [],
      previews: previews.filter(isOwn).map(({ project: _, manifest, ...preview }) => ({
        ...preview,
        link: linkOf({ project, name: preview.name }, manifest),
      })),
      contacts: contacts.filter(isOwn).map(({ id, kind, address }) => ({ id, kind, address })),
    };
  });
}
