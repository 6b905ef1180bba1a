#!/usr/bin/env node
import { readArguments } from './arguments.mjs';
import {
  runContacts,
  runList,
  runPromote,
  runPublish,
  runRetire,
  runRollback,
} from './commands.mjs';
import { readSource } from './read-source.mjs';
import { ReleaseError } from './release-error.mjs';

async function run() {
  const { command, server, project, rollback, change, isTested, ...given } = readArguments(
    process.argv.slice(2),
    process.env,
  );
  if (command === 'publish') {
    const source = await readSource(process.cwd(), isTested ? 'passed' : 'untested');
    return runPublish(server, { project, source, ...given });
  }
  if (change) return runContacts(server, project, change);
  if (command === 'retire') return runRetire(server, project, rollback.isYes);
  if (command === 'promote') return runPromote(server, project);
  if (command === 'rollback') return runRollback(server, project, rollback);
  return runList(server);
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
}
