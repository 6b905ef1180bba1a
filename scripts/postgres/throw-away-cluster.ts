import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '../processes/log.ts';
import { Cluster } from './cluster.ts';

export interface ThrowAway {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startThrowAwayCluster(): Promise<ThrowAway> {
  const home = mkdtempSync(join(tmpdir(), 'gift-registry-postgres-'));
  // The account of PostgreSQL has to get in; what is inside is closed by itself.
  chmodSync(home, 0o755);
  const cluster = await Cluster.prepare(home, { durable: false });
  const log = openLog(join(home, 'postgres.log'));
  const postmaster = await cluster.launch(log.descriptor);
  await cluster.ready();
  return {
    url: cluster.url,
    stop: async () => {
      const exited = once(postmaster, 'exit');
      postmaster.kill('SIGINT');
      await exited;
      log.close();
      cluster.remove();
      rmSync(home, { recursive: true });
    },
  };
}
