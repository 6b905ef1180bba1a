#!/usr/bin/env node
import { readSource } from './build.mjs';
import { readCommand, runCommand } from './commands.mjs';
import { ReleaseError } from './server.mjs';

/** @param {string[]} args */
async function main(args) {
  const command = readCommand(args);
  const { to = '' } = command;
  if (!to) throw new ReleaseError('--to is an address such as https://gifts.example.');
  const token = process.env['DEPLOY_TOKEN'];
  if (!token)
    throw new ReleaseError(
      'DEPLOY_TOKEN is not set. On the server, npm run deploy-token -- make <project> makes one.',
    );
  const source = await readSource(process.cwd(), command.isTested ? 'passed' : 'untested');
  console.log(await runCommand(command, { address: to, token }, source));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
});
