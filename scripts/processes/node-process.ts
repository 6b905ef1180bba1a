import { type ChildProcess, spawn } from 'node:child_process';
import { Failure } from '../terminal/failure.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { openLog } from './log.ts';
import { outcomeOf } from './outcome.ts';

const EXIT_WITH_PARENT = import.meta.resolve('./exit-with-parent.ts');

/** Starts one of our programs in a process group of its own: Ctrl-C reaches the starter alone, which stops the rest in order. */
export function launchNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  log: number,
  signal?: AbortSignal,
): ChildProcess {
  return spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
    ...(signal && { signal }),
  });
}

export async function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  logFile: string,
  signal: AbortSignal,
): Promise<void> {
  const log = openLog(logFile);
  try {
    const child = launchNode(args, env, log.descriptor, signal);
    const { code, signal: killed } = await outcomeOf(child);
    if (code !== 0)
      throw new Failure(`node ${args.join(' ')} failed (${killed ?? code}).\n${log.tail(12)}`);
  } finally {
    log.close();
  }
}
