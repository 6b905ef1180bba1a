import { readdirSync } from 'node:fs';
import { workspaceRoot } from '../settings/workspace-root.ts';

/** What a browser loads: the shell and every remote beside it, each built and published on its own. */
export const browserDeployables: readonly string[] = [
  'shell',
  ...readdirSync(workspaceRoot).filter((name) => name.startsWith('mfe-')),
];
