import { runNode } from '../processes/node-process.ts';
import { readSettings } from '../settings/settings.ts';
import { nxBuild } from '../start/build.ts';
import { findRunning } from '../start/lock-file.ts';
import { logFile } from '../start/services.ts';
import { describeFailure, Failure } from '../terminal/failure.ts';
import { Steps } from '../terminal/steps.ts';
import { parseReleaseArguments } from './arguments.ts';

const { signal } = new AbortController();
const steps = new Steps(process.stdout);

try {
  await release();
} catch (error) {
  steps.line(`✗ ${describeFailure(error)}`);
  process.exitCode = 1;
}

/** Publishes one project, or rolls it back; nothing else is built, published or restarted. */
async function release(): Promise<void> {
  const { project, rollback } = parseReleaseArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  const running = findRunning(settings.dataDir);
  const databaseUrl = settings.databaseUrl ?? running?.databaseUrl;
  if (!databaseUrl)
    throw new Failure('Nothing runs here to publish to. Run npm start first, or set DATABASE_URL.');
  const runReleases = (script: string, ...args: string[]) =>
    runNode(
      [`bff/src/releases/${script}`, ...args],
      { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: settings.dataDir },
      logFile(settings, 'releases'),
      signal,
    );
  const address = running?.address ?? settings.publicBaseUrl;

  if (rollback) {
    const version = rollback.version === undefined ? [] : [rollback.version];
    await steps.run(`Roll back ${project}`, () => runReleases('rollback.ts', project, ...version));
    steps.line(`${address}/_mf/registry.json lists the live versions.`);
    return;
  }
  await steps.run(`Build ${project}`, (step) => nxBuild([project], step, signal));
  await steps.run(`Publish ${project}`, () =>
    runReleases('publish.ts', `${project}=${project}/dist`),
  );
  steps.line(`It is live at the next page load of ${address}.`);
}
