import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { nxEnvironment, runMany } from '../nx/nx.ts';
import { failedOutputOf, taskOf } from '../nx/output.ts';
import { outcomeOf } from '../processes/outcome.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { Failure } from '../terminal/failure.ts';
import type { Step } from '../terminal/steps.ts';
import { fingerprintSources, isBuildCurrent, recordBuild } from './build-fingerprint.ts';
import { browserDeployables } from './deployables.ts';

export async function build(step: Step, signal: AbortSignal): Promise<void> {
  const sources = fingerprintSources();
  if (isBuildCurrent(sources)) return step.result('nothing changed');
  await nxBuild(browserDeployables, step, signal);
  recordBuild(sources);
}

export async function nxBuild(
  projects: readonly string[],
  step: Step,
  signal: AbortSignal,
): Promise<void> {
  const nx = spawn(process.execPath, runMany('build', projects), {
    cwd: workspaceRoot,
    env: { ...process.env, ...nxEnvironment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    signal,
  });
  const output: string[] = [];
  let built = 0;
  const read = (line: string) => {
    output.push(line);
    const done = taskOf(line);
    if (done) step.progress(`${done}, ${++built} of ${projects.length}`);
  };
  createInterface(nx.stdout).on('line', read);
  createInterface(nx.stderr).on('line', read);
  const { code } = await outcomeOf(nx);
  if (code !== 0) throw new Failure(`The build failed.\n${failedOutputOf(output.join('\n'))}`);
  step.result(`${built} built`);
}
