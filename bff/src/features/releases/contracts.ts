import bffContract from '@gift-registry/bff-contract/package.json' with { type: 'json' };
import { PublishError, shellProject, type LiveRelease } from './release.ts';

interface Contract {
  readonly name: 'bff' | 'shell';
  readonly needs: string;
  readonly has: string;
}

function contractsOf({ project, manifest }: LiveRelease, served: readonly LiveRelease[]) {
  const { bff, shell } = manifest.contracts ?? {};
  const contracts: Contract[] = [];
  if (bff) contracts.push({ name: 'bff', needs: bff, has: bffContract.version });
  for (const each of served) {
    const has = each.manifest.contracts?.shell;
    if (each.project === shellProject && project !== shellProject && shell && has)
      contracts.push({ name: 'shell', needs: shell, has });
  }
  return contracts;
}

/** Below zero when the release is too old for the contract, above zero when the contract is. */
const distance = ({ needs, has }: Contract): number => parseInt(needs, 10) - parseInt(has, 10);

const minorOf = (version: string): number => Number(version.split('.')[1]);

/** A contract serves its own version and what was built against an earlier one of the same major version. */
const isServed = (contract: Contract): boolean =>
  distance(contract) === 0 && minorOf(contract.has) >= minorOf(contract.needs);

export const isOutdated = (release: LiveRelease, served: readonly LiveRelease[]): boolean =>
  contractsOf(release, served).some((contract) => distance(contract) !== 0);

function misfitOfNew(project: string, contract: Contract): string {
  const { name, needs, has } = contract;
  const owner = name === 'bff' ? 'this server' : 'the shell';
  const later = name === 'bff' ? 'Update the server first.' : 'Publish the shell first.';
  const advice = distance(contract) < 0 ? 'Build it again with the current contract.' : later;
  return `${project} was built against ${needs} of ${name}/contract, and ${owner} has ${has}. ${advice}`;
}

function misfitWithNewShell(project: string, contract: Contract): string {
  const advice =
    distance(contract) < 0
      ? `Build both again and publish them together, on the server: node bff/src/features/releases/publish.ts ${shellProject}=${shellProject}/dist ${project}=${project}/dist`
      : 'Build the shell again with that contract.';
  return `The shell has ${contract.has} of shell/contract, but ${project} was built against ${contract.needs}. ${advice}`;
}

/** Releases that were outdated before keep no other team from publishing. */
export function checkContracts(
  current: readonly LiveRelease[],
  isNew: (release: LiveRelease) => boolean,
): void {
  for (const release of current) {
    const contracts = isNew(release)
      ? contractsOf(release, current)
      : contractsOf(release, current.filter(isNew)).filter(({ name }) => name === 'shell');
    const misfit = contracts.find((contract) => !isServed(contract));
    if (!misfit) continue;
    const { project } = release;
    const say = isNew(release) ? misfitOfNew : misfitWithNewShell;
    throw new PublishError(say(project, misfit), { area: project });
  }
}
