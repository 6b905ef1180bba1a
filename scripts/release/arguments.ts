import { parseArgs } from 'node:util';
import { chooseDeployable } from '../build/choose-deployable.ts';
import { Failure } from '../terminal/failure.ts';

const usages = {
  release: 'npm run release -- <project> [--canary <percent>] [--to <address>]',
  promote: 'npm run promote -- <project> [--to <address>]',
  rollback: 'npm run rollback -- <project> [version] [--to <address>]',
  releases: 'npm run releases [-- --to <address>]',
};
export type ReleaseCommand = keyof typeof usages;

export interface ReleaseArguments {
  readonly project: string;
  readonly version: string | undefined;
  readonly canary: number | undefined;
  readonly to: string | undefined;
}

export function parseReleaseArguments(
  command: ReleaseCommand,
  args: readonly string[],
): ReleaseArguments {
  const { positionals, values } = parse(command, args);
  const project = command === 'releases' ? '' : chooseDeployable(command, positionals);
  const { to, canary } = values;
  if (canary !== undefined && !/^\d{1,2}$/.test(canary))
    throw new Failure('--canary is a whole number of percent from 0 to 99, such as 10.');
  return {
    project,
    version: command === 'rollback' ? positionals[1] : undefined,
    canary: canary === undefined ? undefined : Number(canary),
    to: to === undefined ? undefined : originOf(to),
  };
}

function originOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new Failure('--to is an address such as https://gifts.example.');
}

function parse(command: ReleaseCommand, args: readonly string[]) {
  const parsed = parseKnown(command, args);
  if (command !== 'release' && parsed.values.canary !== undefined) throw usageOf(command);
  return parsed;
}

function parseKnown(command: ReleaseCommand, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' }, canary: { type: 'string' } },
    });
  } catch {
    throw usageOf(command);
  }
}

const usageOf = (command: ReleaseCommand) => new Failure(`Usage: ${usages[command]}`);
