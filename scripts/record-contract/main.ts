import { spawn } from 'node:child_process';
import { startThrowAwayCluster } from '../postgres/throw-away-cluster.ts';
import { outcomeOf } from '../processes/outcome.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';

/** Records what the BFF answers to the client of the current contract; see bff/src/testing/recorded. */
const postgres = await startThrowAwayCluster();
try {
  const recorder = spawn(process.execPath, ['bff/src/testing/recorded/record.ts'], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL: postgres.url },
  });
  process.exitCode = (await outcomeOf(recorder)).code ?? 1;
} finally {
  await postgres.stop();
}
