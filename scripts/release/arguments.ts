import { parseArgs } from 'node:util';
import { readChange, readPreview, type ContactChange } from '@gift-registry/release';
import { chooseDeployable } from '../build/choose-deployable.ts';
import { Failure } from '../terminal/failure.ts';

const usages = {
  release:
    'npm run release -- <project> [--canary <percent> | --preview <name>] [--again] [--untested] [--unvisited] [--to <address>]',
  promote: 'npm run promote -- <project> [--to <address>]',
  rollback: 'npm run rollback -- <project> [version] [--to <address>]',
  retire: 'npm run retire -- <project> [--to <address>]',
  releases: 'npm run releases [-- --to <address>]',
  contacts: 'npm run contacts -- <project> [add <mail or webhook> | remove <id>] [--to <address>]',
};
export type ReleaseCommand = keyof typeof usages;

export interface ReleaseArguments {
  readonly project: string;
  readonly version: string | undefined;
  readonly canary: number | undefined;
  readonly preview: string | undefined;
  readonly isAgain: boolean;
  readonly mayBeUntested: boolean;
  readonly isUnvisited: boolean;
  readonly change: ContactChange | undefined;
  readonly to: string | undefined;
}

export function parseReleaseArguments(
  command: ReleaseCommand,
  args: readonly string[],
): ReleaseArguments {
  const { positionals, values } = parse(command, args);
  const project = command === 'releases' ? '' : chooseDeployable(command, positionals);
  const { to, canary, preview, again, untested, unvisited } = values;
  if (canary !== undefined && !/^\d{1,2}$/.test(canary))
    throw new Failure('--canary is a whole number of percent from 0 to 99, such as 10.');
  return {
    project,
    version: command === 'rollback' ? positionals[1] : undefined,
    canary: canary === undefined ? undefined : Number(canary),
    preview: readPreview(preview),
    isAgain: again,
    // A preview is for those who try it.
    mayBeUntested: untested || preview !== undefined,
    isUnvisited: unvisited || preview !== undefined,
    change: command === 'contacts' ? readChange(positionals[1], positionals[2]) : undefined,
    to: to === undefined ? undefined : originOf(to),
  };
}

function originOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new Failure('--to is an address such as https://gifts.example.');
}

function parse(command: ReleaseCommand, args: readonly string[]) {
  const parsed = parseKnown(command, args);
  const { canary, preview, again, untested, unvisited } = parsed.values;
  const isOfRelease =
    canary !== undefined || preview !== undefined || again || untested || unvisited;
  if (command !== 'release' && isOfRelease) throw usageOf(command);
  return parsed;
}

function parseKnown(command: ReleaseCommand, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        canary: { type: 'string' },
        preview: { type: 'string' },
        again: { type: 'boolean', default: false },
        untested: { type: 'boolean', default: false },
        unvisited: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw usageOf(command);
  }
}

const usageOf = (command: ReleaseCommand) => new Failure(`Usage: ${usages[command]}`);
