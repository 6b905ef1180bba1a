import { deployToken } from '../release/server.ts';
import { readSettings } from '../settings/settings.ts';
import { findRunning } from '../start/lock-file.ts';
import { describeFailure, Failure } from '../terminal/failure.ts';

try {
  const settings = readSettings(process.env);
  const databaseUrl = settings.databaseUrl ?? findRunning(settings.dataDir)?.databaseUrl;
  if (!databaseUrl) throw new Failure('Nothing runs here. Run npm start first.');
  console.log(await deployToken(databaseUrl, process.argv.slice(2)));
} catch (error) {
  console.error(`✗ ${describeFailure(error)}`);
  process.exitCode = 1;
}
