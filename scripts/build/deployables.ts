import { readdirSync } from 'node:fs';
import { workspaceRoot } from '../settings/workspace-root.ts';

export const browserDeployables: readonly string[] = [
  'shell',
  ...readdirSync(workspaceRoot).filter((name) => name.startsWith('mfe-')),
];
