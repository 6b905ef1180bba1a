import { spawn } from 'node:child_process';
import { nxEnvironment, runOne } from '../nx/nx.ts';
import { readSettings } from '../settings/settings.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { chooseDeployable } from '../start/choose-deployable.ts';
import { findRunning } from '../start/lock-file.ts';
import { describeFailure, Failure } from '../terminal/failure.ts';

try {
  serve();
} catch (error) {
  console.error(`✗ ${describeFailure(error)}`);
  process.exitCode = 1;
}

/** The dev server answers for its own project and passes everything else on to the system that runs. */
function serve(): void {
  const project = chooseDeployable('dev', process.argv.slice(2));
  const running = findRunning(readSettings(process.env).dataDir);
  if (!running) throw new Failure('Nothing runs yet. Run npm start in another terminal first.');
  const server = spawn(process.execPath, runOne(project, 'serve', 'stream'), {
    cwd: workspaceRoot,
    env: { ...process.env, ...nxEnvironment, NODE_ENV: 'development', PORT: String(running.port) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}
