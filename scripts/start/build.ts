import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { Failure } from '../terminal/failure.ts';
import type { Step } from '../terminal/steps.ts';
import { isBuildCurrent, recordBuild } from './build-fingerprint.ts';
import { browserDeployables } from './deployables.ts';

const NX = join(workspaceRoot, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');

/** Builds what changed among the shell and the remotes. */
export async function build(step: Step, signal: AbortSignal): Promise<void> {
  if (isBuildCurrent()) return step.result('nothing changed');
  await nxBuild(browserDeployables, step, signal);
  recordBuild();
}

export async function nxBuild(
  projects: readonly string[],
  step: Step,
  signal: AbortSignal,
): Promise<void> {
  const nx = spawn(
    process.execPath,
    [NX, 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'],
    {
      cwd: workspaceRoot,
      env: { ...process.env, ...nxEnvironment, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      signal,
    },
  );
  const output: string[] = [];
  let built = 0;
  const read = (line: string) => {
    output.push(line);
    const done = /✔\s+nx run ([\w-]+):build/.exec(stripVTControlCharacters(line))?.[1];
    if (done) step.progress(`${done}, ${++built} of ${projects.length}`);
  };
  createInterface(nx.stdout).on('line', read);
  createInterface(nx.stderr).on('line', read);
  const [code] = await once(nx, 'close');
  if (code !== 0) throw new Failure(`The build failed.\n${output.slice(-60).join('\n')}`);
  step.result(`${built} built`);
}

/** Nothing of Nx stays behind: no daemon, no terminal interface, no cloud. */
export const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
