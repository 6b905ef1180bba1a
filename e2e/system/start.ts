import { startTestSystem } from '@gift-registry/scripts/test-system';
import { describeSystem } from './system.ts';

/** Starts the whole product once for all journeys. */
export default async function start(): Promise<() => Promise<void>> {
  const system = await startTestSystem();
  describeSystem(system);
  return () => system.stop();
}
