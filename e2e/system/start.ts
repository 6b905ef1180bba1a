import { runSql } from '@gift-registry/scripts/run-sql';
import { startTestSystem } from '@gift-registry/scripts/test-system';
import { describeSystem, isDescribed } from './system.ts';

/**
 * Starts one system for all journeys. To save its start while you work on a journey, keep one running and pass its
 * addresses in E2E_SYSTEM, as the JSON of `SystemAddresses`.
 */
export default async function start(): Promise<() => Promise<void>> {
  if (isDescribed()) return async () => undefined;
  const system = await startTestSystem({
    // Clients of the API name their addresses as a proxy would.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    // Journeys of payments start a BFF of their own with `demoPayments`.
    PAYMENTS: 'manual',
  });
  // Nothing of it outlives the run, and a busy disk would hold up all journeys.
  await runSql(system.databaseUrl, 'alter system set fsync = off');
  await runSql(
    system.databaseUrl,
    'update products set stock_quantity = 10000 where stock_quantity > 0',
  );
  await runSql(system.databaseUrl, 'select pg_reload_conf()');
  describeSystem(system);
  return () => system.stop();
}
