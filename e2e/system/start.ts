import { startTestSystem } from '@gift-registry/scripts/test-system';
import { describeSystem, isDescribed } from './system.ts';

/**
 * Starts the whole product once for all journeys. Whoever works on a journey can keep one running instead and pass its
 * addresses in E2E_SYSTEM (the JSON of `SystemAddresses`), which saves the start of every run.
 */
export default async function start(): Promise<() => Promise<void>> {
  if (isDescribed()) return async () => undefined;
  const system = await startTestSystem();
  describeSystem(system);
  return () => system.stop();
}
