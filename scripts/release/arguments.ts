import { parseArgs } from 'node:util';
import { readChange, readPreview, type ContactChange } from '@gift-registry/release';
import { chooseDeployable } from '../build/choose-deployable.ts';
import { Failure } from '../terminal/failure.ts';

const usages = {
  release:
    'npm run release -- <project> [--canary <percent> | --preview <name>] [--again] [--untested] [--unvisited] [--to <address>]',
  promote: 'npm run promote -- <project> [--to <address>]',
  rollback: 'npm run rollback -- <project> [version] [--close] [--yes] [--to <address>]',
  retire: 'npm run retire -- <project> [--yes] [--to <address>]',
  releases: 'npm run releases [-- --to <address>]',
  contacts: 'npm run contacts -- <project> [add <mail> | remove <id>] [--to <address>]',
};
export type ReleaseCommand = keyof typeof usages;

export interface ReleaseArguments {
  readonly project: string;
  readonly rollback: {
    readonly version: string | undefined;
    readonly closes: boolean;
    readonly isYes: boolean;
  };
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
  const { to, canary, preview, again, untested, unvisited, close, yes } = values;
  if (canary !== undefined && !/^\d{1,2}$/.test(canary))
    throw new Failure('--canary is a whole number of percent from 0 to 99, such as 10.');
  return {
    project,
    rollback: {
      version: command === 'rollback' ? positionals[1] : undefined,
      closes: close,
      isYes: yes,
    },
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
  if (command !== 'rollback' && parsed.values.close) throw usageOf(command);
  if (!['rollback', 'retire'].includes(command) && parsed.values.yes) throw usageOf(command);
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
        close: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw usageOf(command);
  }
}

const usageOf = (command: ReleaseCommand) => new Failure(`Usage: ${usages[command]}`);
