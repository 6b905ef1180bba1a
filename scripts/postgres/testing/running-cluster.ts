import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openLog } from '../../processes/log.ts';
import type { Cluster } from '../cluster.ts';

export interface RunningCluster {
  readonly url: string;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** The server processes of PostgreSQL lead sessions of their own, so a signal to the process group doesn't reach them. */
function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

export async function launchCluster(cluster: Cluster, logFile: string): Promise<RunningCluster> {
  const log = openLog(logFile);
  const postmaster = await cluster.launch(log.descriptor);
  await cluster.ready();
  const pid = postmaster.pid;
  if (pid === undefined) throw new Error('PostgreSQL has no process.');
  let frozen: number[] = [];
  const thaw = (): void => {
    for (const each of frozen) process.kill(each, 'SIGCONT');
    frozen = [];
  };
  return {
    url: cluster.url,
    freeze() {
      // A stopped postmaster starts no further processes.
      process.kill(pid, 'SIGSTOP');
      frozen = [pid, ...childrenOf(pid)];
      for (const each of frozen) process.kill(each, 'SIGSTOP');
    },
    thaw,
    async stop() {
      thaw();
      const exited = once(postmaster, 'exit');
      postmaster.kill('SIGINT');
      await exited;
      log.close();
    },
  };
}
