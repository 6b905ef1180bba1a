import type { DeployedProject } from '@gift-registry/bff-contract';
import type { Db } from '../database/database.ts';
import type { Deployment } from './deployment.ts';
import { prefixOwners } from './pages/prefixes.repository.ts';
import { raisedAlarms } from './release-alarms.repository.ts';
import { deployedProjects } from './releases.repository.ts';

export async function describeReleases(
  db: Db,
  { leftOut }: Pick<Deployment, 'leftOut'>,
): Promise<DeployedProject[]> {
  const owners = [...(await prefixOwners(db))];
  const alarms = await raisedAlarms(db);
  return (await deployedProjects(db)).map((deployed) => {
    const { project } = deployed;
    return {
      ...deployed,
      prefixes: owners.flatMap(([prefix, owner]) => (owner === project ? [prefix] : [])),
      leftOut: leftOut
        .filter((each) => each.project === project)
        .map(({ version, reason }) => ({ version, reason })),
      alarm: alarms.get(project) ?? null,
    };
  });
}
