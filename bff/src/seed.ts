import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { createDatabase } from './platform/database/database.ts';
import { seedCatalogue } from './seeding/seed-catalogue.ts';
import { seedDemo } from './seeding/seed-demo.service.ts';

async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
  const { databaseUrl, production } = readConfig(process.env);
  if (values.demo && production)
    throw new ConfigError(
      '--demo is not allowed with NODE_ENV=production: the demo passwords are public.',
    );
  const db = createDatabase(databaseUrl, { maxConnections: 2 });
  try {
    console.log(`The catalogue has ${await seedCatalogue(db)} products`);
    if (!values.demo) return;
    await seedDemo(db);
    console.log('The demonstration is ready');
  } finally {
    await db.destroy();
  }
}

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
