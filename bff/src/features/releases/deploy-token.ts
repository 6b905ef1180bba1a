import { parseArgs } from 'node:util';
import { readConfig } from '../../platform/config/config.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { makeDeployToken } from './deploy-tokens.ts';
import { byCommand } from './release-list.repository.ts';
import { PublishError } from './release.ts';

const usage = 'Usage: npm run deploy-token -- make <project> [label]';

/** Admins list and revoke tokens in the control center. */
async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { minutes: { type: 'string' } },
  });
  const [command, project = '', label = 'Made by a command'] = positionals;
  if (command !== 'make' || !/^[a-z0-9-]{1,60}$/.test(project)) throw new PublishError(usage);
  const minutes = values.minutes === undefined ? null : Number(values.minutes);
  const db = createDatabase(readConfig(process.env).databaseUrl, { maxConnections: 1 });
  try {
    const { token } = await makeDeployToken(db, byCommand, { project, label, minutes });
    console.log(token);
  } finally {
    await db.destroy();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
