import { join } from 'node:path';
import { workspaceRoot } from '../settings/workspace-root.ts';

const NX = join(workspaceRoot, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');

/** Nothing of Nx stays behind: no daemon, no terminal interface, no cloud. Plugins load in its own process, which halves a start. */
export const nxEnvironment = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_ISOLATE_PLUGINS: 'false',
};

export function runMany(target: string, projects: readonly string[] = [], ...options: string[]) {
  const where = projects.length > 0 ? [`--projects=${projects.join(',')}`] : [];
  return [NX, 'run-many', '-t', target, ...where, '--outputStyle=static', ...options];
}
