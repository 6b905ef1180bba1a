import { readConfig } from '../config.ts';
import { createDatabase } from '../database/database.ts';
import { rollBack } from './roll-back.ts';
import { PublishError } from './publish-error.ts';

async function main([project, version]: readonly string[]): Promise<void> {
  if (!project)
    throw new PublishError('Usage: node bff/src/releases/rollback.ts <project> [version]');
  const { databaseUrl, dataDir } = readConfig(process.env);
  const db = createDatabase(databaseUrl, { maxConnections: 2 });
  try {
    console.log(`${project} ${await rollBack({ db, dataDir }, project, version)} is live`);
  } finally {
    await db.destroy();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
