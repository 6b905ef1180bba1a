import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { end } from '../processes/end.ts';
import { commandLine, identify } from '../processes/identity.ts';
import { Failure } from '../terminal/failure.ts';

/**
 * Clears what a killed run left behind. PostgreSQL itself refuses to start when the process id in its lock file
 * has meanwhile been given to any other program, so whose it is must be found out here.
 */
export async function clearStalePostmaster(cluster: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid');
  const pid = readPid(lock);
  if (pid === undefined) return;
  const postmaster = identify(pid);
  if (postmaster && isPostmasterOf(cluster, pid)) {
    const ended = await end(postmaster, [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5_000],
    ]);
    if (!ended)
      throw new Failure(`PostgreSQL (process ${pid}) still runs on ${cluster} and does not stop.`);
  }
  rmSync(lock, { force: true });
}

function readPid(lock: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isPostmasterOf(cluster: string, pid: number): boolean {
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(`-D ${cluster} `);
}
