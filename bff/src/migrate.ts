import { readConfig } from './platform/config/config.ts';
import { migrate } from './platform/database/migrate.ts';

try {
  const applied = await migrate(readConfig(process.env).databaseUrl);
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
