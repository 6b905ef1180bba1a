import bffContract from '@gift-registry/bff-contract/package.json' with { type: 'json' };
import type { ReleaseManifest } from '@gift-registry/bff-contract';
import { shellProject, type LiveRelease } from './live-release.ts';

type ContractName = keyof NonNullable<ReleaseManifest['contracts']>;

interface Needed {
  readonly contract: ContractName;
  readonly needs: string;
  readonly has: string;
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);

const isSameMajor = ({ needs, has }: Needed): boolean => numbersOf(needs)[0] === numbersOf(has)[0];

/** A contract serves its own version and what was built against an earlier one of the same major version. */
export function isServed(needed: Needed): boolean {
  const [, needs = 0] = numbersOf(needed.needs);
  const [, has = 0] = numbersOf(needed.has);
  return isSameMajor(needed) && has >= needs;
}

/** True when the release is too old for the contract, false when the contract is too old for the release. */
export function isTooOld({ needs, has }: Needed): boolean {
  const [needed = 0, available = 0] = [numbersOf(needs)[0], numbersOf(has)[0]];
  return needed < available;
}

function needed(
  contract: ContractName,
  needs: string | undefined,
  has: string | undefined,
): Needed[] {
  return needs === undefined || has === undefined ? [] : [{ contract, needs, has }];
}

export const neededOfServer = ({ manifest }: LiveRelease): Needed[] =>
  needed('bff', manifest.contracts?.bff, bffContract.version);

export const neededOfShell = ({ manifest, project }: LiveRelease, shell: LiveRelease): Needed[] =>
  project === shellProject
    ? []
    : needed('shell', manifest.contracts?.shell, shell.manifest.contracts?.shell);

export const isOutdated = (release: LiveRelease, served: readonly LiveRelease[]): boolean =>
  [
    ...neededOfServer(release),
    ...served
      .filter(({ project }) => project === shellProject)
      .flatMap((shell) => neededOfShell(release, shell)),
  ].some((needs) => !isSameMajor(needs));
