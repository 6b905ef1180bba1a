import bffContract from '@gift-registry/bff-contract/package.json' with { type: 'json' };
import { PublishError, shellProject, type LiveRelease } from './release.ts';

interface Contract {
  readonly name: 'bff' | 'shell';
  readonly needs: string;
  readonly has: string;
}

const ofServer = ({ manifest }: LiveRelease): Contract[] => {
  const needs = manifest.contracts?.bff;
  return needs === undefined ? [] : [{ name: 'bff', needs, has: bffContract.version }];
};

const ofShell = ({ manifest, project }: LiveRelease, shell: LiveRelease): Contract[] => {
  const needs = manifest.contracts?.shell;
  const has = shell.manifest.contracts?.shell;
  if (project === shellProject || needs === undefined || has === undefined) return [];
  return [{ name: 'shell', needs, has }];
};

const isShell = ({ project }: LiveRelease): boolean => project === shellProject;

/** Below zero when the release is too old for the contract, above zero when the contract is. */
const distance = ({ needs, has }: Contract): number => parseInt(needs, 10) - parseInt(has, 10);

/** A contract serves its own version and what was built against an earlier one of the same major version. */
const isServed = (contract: Contract): boolean => {
  const [needs = 0, has = 0] = [contract.needs, contract.has].map((text) =>
    Number(text.split('.')[1]),
  );
  return distance(contract) === 0 && has >= needs;
};

const contractsOf = (release: LiveRelease, served: readonly LiveRelease[]): Contract[] => [
  ...ofServer(release),
  ...served.filter(isShell).flatMap((shell) => ofShell(release, shell)),
];

export const fitsContracts = (release: LiveRelease, served: readonly LiveRelease[]): boolean =>
  contractsOf(release, served).every(isServed);

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
      ? `Build both again and publish them together, on the server: node bff/src/platform/releases/publish.ts ${shellProject}=${shellProject}/dist ${project}=${project}/dist`
      : 'Build the shell again with that contract.';
  return `The shell has ${contract.has} of shell/contract, but ${project} was built against ${contract.needs}. ${advice}`;
}

/** Releases that were outdated before keep no other team from publishing. */
export function checkContracts(
  current: readonly LiveRelease[],
  isNew: (release: LiveRelease) => boolean,
): void {
  for (const release of current) {
    const { project } = release;
    const others = isNew(release)
      ? current
      : current.filter((each) => isShell(each) && isNew(each));
    const contracts = [
      ...(isNew(release) ? ofServer(release) : []),
      ...others.filter(isShell).flatMap((shell) => ofShell(release, shell)),
    ];
    const misfit = contracts.find((contract) => !isServed(contract));
    if (!misfit) continue;
    const say = isNew(release) ? misfitOfNew : misfitWithNewShell;
    throw new PublishError(say(project, misfit), { area: project });
  }
}
