import { isServed, isTooOld, neededOfServer, neededOfShell } from '../../contracts.ts';
import { shellProject, type LiveRelease } from '../../live-release.ts';
import { ContractError } from '../../publish-error.ts';

function checkServer(release: LiveRelease): void {
  for (const needed of neededOfServer(release)) {
    if (isServed(needed)) continue;
    const advice = isTooOld(needed)
      ? 'Build it again with the current contract.'
      : 'Update the server first.';
    throw new ContractError(
      release.project,
      `${release.project} was built against ${needed.needs} of bff/contract, and this server has ${needed.has}. ${advice}`,
    );
  }
}

const publishTogether = (project: string): string =>
  `Build both again and publish them together, on the server: node bff/src/platform/releases/publish.ts ${shellProject}=${shellProject}/dist ${project}=${project}/dist`;

function checkShell(release: LiveRelease, shell: LiveRelease, isNewRelease: boolean): void {
  const { project } = release;
  for (const needed of neededOfShell(release, shell)) {
    if (isServed(needed)) continue;
    const { needs, has } = needed;
    if (!isNewRelease)
      throw new ContractError(
        project,
        `The shell has ${has} of shell/contract, but ${project} was built against ${needs}. ${
          isTooOld(needed) ? publishTogether(project) : 'Build the shell again with that contract.'
        }`,
      );
    throw new ContractError(
      project,
      `${project} was built against ${needs} of shell/contract, and the shell has ${has}. ${
        isTooOld(needed) ? 'Build it again with the current contract.' : 'Publish the shell first.'
      }`,
    );
  }
}

export function checkContracts(
  current: readonly LiveRelease[],
  isNew: (release: LiveRelease) => boolean,
): void {
  const shells = current.filter(({ project }) => project === shellProject);
  for (const release of current) {
    if (isNew(release)) checkServer(release);
    for (const shell of shells)
      if (isNew(release) || isNew(shell)) checkShell(release, shell, isNew(release));
  }
}
