import { Failure } from '../terminal/failure.ts';
import { browserDeployables } from './deployables.ts';

export function chooseDeployable(command: string, args: readonly string[]): string {
  const chosen = browserDeployables.find((name) => name === args[0]);
  if (chosen) return chosen;
  throw new Failure(
    `Name what to work on: npm run ${command} -- ${browserDeployables.at(-1)}. There are ${browserDeployables.join(', ')}.`,
  );
}
