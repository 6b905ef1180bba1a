import { join } from 'node:path';
import {
  readCommand,
  readSource,
  ReleaseError,
  runCommand,
  runPublish,
} from '@gift-registry/release';
import { nxBuild } from '../build/build.ts';
import { chooseDeployable } from '../build/choose-deployable.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { describeFailure, Failure } from '../terminal/failure.ts';
import { Steps } from '../terminal/steps.ts';
import { misfit } from './gate.ts';
import { findServer, refuse, runDeployToken, type DeployServer } from './server.ts';
import { isTested } from './tested-state.ts';
import { visitPages } from './visit-pages.ts';

const { signal } = new AbortController();
const steps = new Steps(process.stdout);
const namesInPackage: Readonly<Record<string, string>> = { release: 'publish', releases: 'list' };

try {
  steps.line(await main(process.argv[2] ?? '', process.argv.slice(3)));
} catch (error) {
  steps.line(`✗ ${error instanceof ReleaseError ? error.message : describeFailure(error)}`);
  process.exitCode = 1;
}

async function main(name: string, args: readonly string[]): Promise<string> {
  if (name === 'deploy-token') return runDeployToken(args);
  const command = readCommand([namesInPackage[name] ?? name, ...args]);
  if (command.name !== 'list') chooseDeployable(name, [command.project]);
  const open = findServer(command.project, command.to);
  return name === 'release' ? release(command, open) : runCommand(command, await open());
}

async function release(
  { project, to, isUntested, ...options }: ReturnType<typeof readCommand>,
  open: () => Promise<DeployServer>,
): Promise<string> {
  const tests = (await isTested(project)) ? 'passed' : 'untested';
  // A preview is for those who try it.
  const isPreview = options.preview !== undefined;
  if (tests === 'untested' && !isUntested && !isPreview)
    throw new Failure(
      `The tests of ${project} have not passed here for these sources. Run npm test -- ${project}, or publish with --untested.`,
    );
  await steps.run('Compare the contracts', async () => {
    const server = await open();
    const reason = await misfit(server, project);
    if (reason === undefined) return;
    await refuse(server, project, { version: null, reason });
    throw new Failure(reason);
  });
  await steps.run(`Build ${project}`, (step) => nxBuild([project], step, signal));
  const build = { ...options, project, folder: join(workspaceRoot, project, 'dist') };
  if (!options.isUnvisited && !isPreview)
    await steps.run('Visit the pages', async (step) =>
      visitPages(await open(), { ...build, isLocal: to === undefined }, step),
    );
  return runPublish(await open(), build, await readSource(workspaceRoot, tests));
}
