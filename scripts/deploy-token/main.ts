import { browserDeployables } from '../build/deployables.ts';
import { deployToken } from '../release/server.ts';
import { readSettings } from '../settings/settings.ts';
import { findRunning } from '../start/lock-file.ts';
import { describeFailure, Failure } from '../terminal/failure.ts';

/** An area of another repository is named on purpose; any other unknown name is a slip. */
function checkedArguments(args: readonly string[]): readonly string[] {
  const given = args.filter((arg) => arg !== '--elsewhere');
  const [command, project] = given;
  if (
    command === 'make' &&
    project &&
    !browserDeployables.includes(project) &&
    given.length === args.length
  )
    throw new Failure(
      `There is no project ${project}. There are ${browserDeployables.join(', ')}. For an area of another repository add --elsewhere.`,
    );
  return given;
}

try {
  const args = checkedArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  const databaseUrl = settings.databaseUrl ?? findRunning(settings.dataDir)?.databaseUrl;
  if (!databaseUrl) throw new Failure('Nothing runs yet: npm start');
  console.log(await deployToken(databaseUrl, args));
} catch (error) {
  console.error(`✗ ${describeFailure(error)}`);
  process.exitCode = 1;
}
