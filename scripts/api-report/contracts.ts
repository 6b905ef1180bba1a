import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from '../settings/workspace-root.ts';

export interface Contract {
  /** Of the workspace, such as `bff/contract`. */
  readonly folder: string;
  readonly version: string;
  /** The source file of each entry point, by the name of its report. */
  readonly entries: ReadonlyMap<string, string>;
}

const description = z.looseObject({
  version: z.string(),
  exports: z.record(z.string(), z.string()),
});

export const reportFolder = 'api-report';

export const versionOf = (packageJson: string): string =>
  description.parse(JSON.parse(packageJson)).version;

/** Tests are compiled with the contract, so nothing that is published depends on `testing`. */
const isPublished = ([name, file]: readonly [string, string]): boolean =>
  file.startsWith('./src/') && name !== './testing';

export function readContract(folder: string): Contract {
  const text = readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8');
  const { version, exports } = description.parse(JSON.parse(text));
  const entries = Object.entries(exports)
    .filter(isPublished)
    .map(([name, file]) => [name.replace(/^\.\/?/, '') || 'index', file.slice(2)] as const);
  return { folder, version, entries: new Map(entries) };
}

export const readContracts = (): readonly Contract[] =>
  ['bff/contract', 'shell/contract'].map(readContract);
