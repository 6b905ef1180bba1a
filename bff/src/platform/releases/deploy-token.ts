import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { createDatabase } from '../database/database.ts';
import { validTokens } from './deploy-tokens.repository.ts';
import { makeDeployToken, revokeDeployToken } from './deploy-tokens.service.ts';
import { PublishError } from './release.ts';
import { byCommand } from './release-audit.repository.ts';

const usage =
  'Usage: npm run deploy-token -- make <project> [label], npm run deploy-token -- list, or npm run deploy-token -- revoke <id>';

async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { minutes: { type: 'string' } },
  });
  const [command, subject, label = 'Made by a command'] = positionals;
  const { databaseUrl } = readConfig(process.env);
  const db = createDatabase(databaseUrl, { maxConnections: 1 });
  try {
    if (command === 'list') {
      for (const token of await validTokens(db))
        console.log(
          [token.id, token.project, token.label, token.lastUsedAt ?? 'never used'].join('  '),
        );
    } else if (command === 'make' && subject && /^[a-z0-9-]{1,60}$/.test(subject)) {
      const minutes = values.minutes === undefined ? null : Number(values.minutes);
      console.log(
        (await makeDeployToken(db, byCommand, { project: subject, label, minutes })).token,
      );
    } else if (command === 'revoke' && subject) {
      const revoked = await revokeDeployToken(db, byCommand, subject);
      if (!revoked) throw new PublishError(`There is no valid token with the id ${subject}.`);
      console.log(`The token "${revoked.label}" of ${revoked.project} is revoked.`);
    } else throw new PublishError(usage);
  } finally {
    await db.destroy();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
