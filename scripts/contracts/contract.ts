import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from '../settings/workspace-root.ts';

export interface Contract {
  /** Of the workspace, such as `bff/contract`. */
  readonly folder: 'bff/contract' | 'shell/contract';
  readonly version: string;
}

const description = z.looseObject({ version: z.string() });

export const versionOf = (packageJson: string): string =>
  description.parse(JSON.parse(packageJson)).version;

function readContract(folder: Contract['folder']): Contract {
  const text = readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8');
  return { folder, version: versionOf(text) };
}

export const bffContract = readContract('bff/contract');
export const shellContract = readContract('shell/contract');
