import { runNode } from '../processes/node-process.ts';
import { readSettings } from '../settings/settings.ts';
import { nxBuild } from '../start/build.ts';
import { chooseDeployable } from '../start/choose-deployable.ts';
import { findRunning } from '../start/lock-file.ts';
import { logFile } from '../start/services.ts';
import { describeFailure, Failure } from '../terminal/failure.ts';
import { Steps } from '../terminal/steps.ts';

const { signal } = new AbortController();
const steps = new Steps(process.stdout);

try {
  await release();
} catch (error) {
  steps.line(`✗ ${describeFailure(error)}`);
  process.exitCode = 1;
}

/** One project goes live; nothing else is built, published or restarted. */
async function release(): Promise<void> {
  const project = chooseDeployable('release', process.argv.slice(2));
  const settings = readSettings(process.env);
  const running = findRunning(settings.dataDir);
  const databaseUrl = settings.databaseUrl ?? running?.databaseUrl;
  if (!databaseUrl)
    throw new Failure('Nothing runs here to publish to. Run npm start first, or set DATABASE_URL.');
  await steps.run(`Build ${project}`, (step) => nxBuild([project], step, signal));
  await steps.run(`Publish ${project}`, () =>
    runNode(
      ['bff/src/releases/publish.ts', `${project}=${project}/dist`],
      { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: settings.dataDir },
      logFile(settings, 'releases'),
      signal,
    ),
  );
  steps.line(`It is live at the next page load of ${running?.address ?? settings.publicBaseUrl}.`);
}
