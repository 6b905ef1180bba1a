import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { workspaceRoot } from './settings/workspace-root.ts';

/** A path after `--file` is one of the folder where the command was typed. */
const args = process.argv
  .slice(2)
  .map((arg, index, all) =>
    all[index - 1] === '--file' ? resolve(process.env['INIT_CWD'] ?? '.', arg) : arg,
  );

for (const program of ['bff/src/check-settings.ts', 'workers/src/check-settings.ts']) {
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
