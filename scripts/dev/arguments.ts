import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { browserDeployables } from '../build/deployables.ts';
import { Failure } from '../terminal/failure.ts';

export interface DevArguments {
  readonly folders: readonly string[];
  /** Undefined for the system that runs here. */
  readonly against: string | undefined;
}

export function parseDevArguments(args: readonly string[]): DevArguments {
  const { positionals, against } = parse(args);
  const names = browserDeployables.join(', ');
  if (positionals.length === 0)
    throw new Failure(
      `Name what to work on: npm run dev -- ${browserDeployables.at(-1)}. There are ${names}.`,
    );
  return { folders: positionals.map(folderOf), against: against && originOf(against) };
}

function folderOf(word: string): string {
  if (browserDeployables.includes(word)) return join(workspaceRoot, word);
  const folder = resolve(word);
  if (word.includes('/') && existsSync(join(folder, 'webpack.config.cjs'))) return folder;
  throw new Failure(
    `${word} is neither a project nor a folder with a webpack.config.cjs. There are ${browserDeployables.join(', ')}.`,
  );
}

function originOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new Failure('--against is an address such as https://staging.example.');
}

function parse(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { against: { type: 'string' } },
    });
    return { positionals, against: values.against };
  } catch {
    throw new Failure('Usage: npm run dev -- <project>... [--against <address>]');
  }
}
