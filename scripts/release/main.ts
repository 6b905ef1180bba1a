import { join } from 'node:path';
import {
  readSource,
  ReleaseError,
  runCheck,
  runContacts,
  runList,
  runPromote,
  runPublish,
  runRetire,
  runRollback,
} from '@gift-registry/release';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { nxBuild } from '../build/build.ts';
import { describeFailure, Failure } from '../terminal/failure.ts';
import { Steps } from '../terminal/steps.ts';
import { parseReleaseArguments, type ReleaseCommand } from './arguments.ts';
import { misfit } from './gate.ts';
import { findServer, refuse } from './server.ts';
import { isTested } from './tested-state.ts';
import { visitPages } from './visit-pages.ts';

const { signal } = new AbortController();
const steps = new Steps(process.stdout);
const commands: readonly ReleaseCommand[] = [
  'release',
  'promote',
  'rollback',
  'retire',
  'releases',
  'contacts',
];

try {
  await main(process.argv[2] ?? '', process.argv.slice(3));
} catch (error) {
  steps.line(`✗ ${error instanceof ReleaseError ? error.message : describeFailure(error)}`);
  process.exitCode = 1;
}

async function main(name: string, args: readonly string[]): Promise<void> {
  const command = commands.find((each) => each === name);
  if (!command) throw new Failure(`There is no command ${name}.`);
  const parsed = parseReleaseArguments(command, args);
  const { project, rollback, canary, preview, isAgain, mayBeUntested, isUnvisited } = parsed;
  const { change, to } = parsed;
  const open = findServer(project, to);
  if (command === 'releases') return steps.line(await runList(await open()));
  if (command === 'retire')
    return steps.line(await runRetire(await open(), project, rollback.isYes));
  if (command === 'promote') return steps.line(await runPromote(await open(), project));
  if (command === 'rollback') return steps.line(await runRollback(await open(), project, rollback));
  if (change) return steps.line(await runContacts(await open(), project, change));
  await runCheck(await open(), project);
  const tests = (await isTested(project)) ? 'passed' : 'untested';
  if (tests === 'untested' && !mayBeUntested)
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
  const folder = join(workspaceRoot, project, 'dist');
  const source = await readSource(workspaceRoot, tests);
  const release = { project, folder, canary, preview, isAgain, isUnvisited, source };
  if (!isUnvisited)
    await steps.run('Visit the pages', async (step) =>
      visitPages(await open(), { ...release, isLocal: to === undefined }, step),
    );
  steps.line(await runPublish(await open(), release));
}
