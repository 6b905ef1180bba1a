import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { createLiveConfig } from './platform/config/live-config.ts';
import { createDependencies } from './create-dependencies.ts';
import { createDatabase } from './platform/database/database.ts';
import { createLogger } from './platform/logging/logger.ts';
import { seedCatalogue } from './seeding/seed-catalogue.ts';
import { seedDemoHistory } from './seeding/seed-demo-history.service.ts';
import { seedDemoOrders } from './seeding/seed-demo-orders.ts';
import { seedDemo } from './seeding/seed-demo.service.ts';

async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  const { databaseUrl, production } = config;
  if (values.demo && production)
    throw new ConfigError(
      '--demo is not allowed with NODE_ENV=production: the demo passwords are public.',
    );
  const db = createDatabase(databaseUrl, { maxConnections: 2 });
  try {
    console.log(`The catalogue has ${await seedCatalogue(db)} products`);
    if (!values.demo) return;
    const { adminId } = await seedDemo(db);
    // Tests count rows of their own.
    if (process.env['DEMO_HISTORY'] !== 'off') await seedDemoHistory(db);
    const running = await createDependencies(createLiveConfig(process.env), createLogger('error'));
    try {
      await seedDemoOrders(running.deps, adminId);
    } finally {
      await running.close();
    }
    console.log('The demonstration is ready');
  } finally {
    await db.destroy();
  }
}

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
