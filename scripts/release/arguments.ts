import { parseArgs } from 'node:util';
import { chooseDeployable } from '../start/choose-deployable.ts';
import { Failure } from '../terminal/failure.ts';

export interface ReleaseArguments {
  readonly project: string;
  /** Undefined publishes a new build; `version` is the one to go back to, the previous one by default. */
  readonly rollback?: { readonly version: string | undefined };
}

/** Parses `<project>` and `<project> --rollback [version]`. */
export function parseReleaseArguments(args: readonly string[]): ReleaseArguments {
  const { positionals, values } = parse(args);
  const project = chooseDeployable('release', positionals);
  if (!values.rollback) return { project };
  return { project, rollback: { version: positionals[1] } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { rollback: { type: 'boolean' } },
    });
  } catch {
    throw new Failure('Usage: npm run release -- <project> [--rollback [version]]');
  }
}
