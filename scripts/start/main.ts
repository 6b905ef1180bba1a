import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireFree } from '../processes/ports.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { describeFailure, Failure } from '../terminal/failure.ts';
import { seconds, Steps } from '../terminal/steps.ts';
import { LockFile } from './lock-file.ts';
import { planStandIns } from './stand-ins.ts';
import { summary } from './summary.ts';
import { System } from './system.ts';

const started = performance.now();
const steps = new Steps(process.stdout);
let lock: LockFile | undefined;
let system: System | undefined;
let stopping: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.on('disconnect', stop);
process.channel?.unref();

try {
  await start(readSettings(process.env));
} catch (error) {
  if (!stopping) {
    steps.line(`✗ ${describeFailure(error)}`);
    process.exitCode = 1;
    stop();
  }
}

async function start(settings: Settings): Promise<void> {
  makeDataDir(settings.dataDir);
  const reached = { address: settings.publicBaseUrl, port: settings.port };
  lock = await LockFile.acquire(settings.dataDir, reached, () =>
    steps.line('✓ Cleared what a killed run left behind'),
  );
  await requireFree('PORT', settings.port, settings.host);
  const standIns = await planStandIns(settings);
  system = new System(settings, standIns, steps, lock);
  await system.start();
  if (stopping) return;
  steps.line(
    `\nReady in ${seconds(started)}\n\n${summary(settings, standIns)}\n\nCtrl-C stops it.`,
  );
  process.send?.({ ready: settings.publicBaseUrl });
}

function stop(): void {
  stopping ??= (async () => {
    if (system) await steps.run('Stopped', () => system?.stop() ?? Promise.resolve());
    lock?.release();
    process.exit();
  })();
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(`DATA_DIR is not usable. ${dataDir} could not be made: ${reason}`);
  }
}
