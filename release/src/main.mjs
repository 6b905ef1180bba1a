#!/usr/bin/env node
import { readArguments } from './arguments.mjs';
import { runList, runPromote, runPublish, runRollback } from './commands.mjs';
import { ReleaseError } from './release-error.mjs';

async function run() {
  const { command, server, project, version, folder, canary } = readArguments(
    process.argv.slice(2),
    process.env,
  );
  if (command === 'publish') return runPublish(server, { project, folder, canary });
  if (command === 'promote') return runPromote(server, project);
  if (command === 'rollback') return runRollback(server, project, version);
  return runList(server);
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
}
