import { email } from '@gift-registry/bff-contract';
import { readConfig } from './platform/config/config.ts';
import { createDatabase } from './platform/database/database.ts';
import { makeAdmin } from './features/accounts/index.ts';

async function main(typed: string | undefined): Promise<void> {
  const address = email.safeParse(typed);
  if (!address.success)
    throw new Error(`${address.error.issues[0]?.message}. Usage: npm run make-admin -- <email>`);
  const config = readConfig(process.env);
  const db = createDatabase(config.databaseUrl, { maxConnections: 1 });
  try {
    const link = await makeAdmin(db, config, address.data);
    console.log(
      `${address.data} is an admin. This link signs in once, within ten minutes:\n${link}`,
    );
  } finally {
    await db.destroy();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
