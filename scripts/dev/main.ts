import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { portOrFree } from '../processes/ports.ts';
import { readSettings } from '../settings/settings.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { findRunning } from '../start/lock-file.ts';
import { describeFailure, Failure } from '../terminal/failure.ts';
import { parseDevArguments } from './arguments.ts';

const SERVE = join(workspaceRoot, 'shell/federation/src/dev-server/serve.cjs');
const PORT = 3100;

try {
  await serve();
} catch (error) {
  console.error(`✗ ${describeFailure(error)}`);
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const { folders, against } = parseDevArguments(process.argv.slice(2));
  const target = against ?? runningHere();
  const port = await portOrFree(PORT);
  const names = folders.map((folder) => basename(folder)).join(', ');
  console.log(
    `Open http://localhost:${port}: ${names} from the sources, everything else from ${target}.`,
  );
  const server = spawn(
    process.execPath,
    [SERVE, '--target', target, '--port', String(port), ...folders],
    {
      cwd: workspaceRoot,
      env: { ...process.env, NODE_ENV: 'development' },
      // The channel tells it when this process ends, however it ends.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}

function runningHere(): string {
  const running = findRunning(readSettings(process.env).dataDir);
  if (!running)
    throw new Failure(
      'Nothing runs yet: npm start in another terminal. Or name another system: --against https://staging.example',
    );
  return new URL(running.address).origin;
}
