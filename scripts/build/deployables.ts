import { readdirSync } from 'node:fs';
import { workspaceRoot } from '../settings/workspace-root.ts';

/** The shell and every remote: each is built and published on its own. */
export const browserDeployables: readonly string[] = [
  'shell',
  ...readdirSync(workspaceRoot).filter((name) => name.startsWith('mfe-')),
];
