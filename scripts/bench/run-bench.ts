import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspaceRoot } from '../settings/workspace-root.ts';

const run = promisify(execFile);

export async function runBench(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { stdout } = await run(process.execPath, [script, ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}
