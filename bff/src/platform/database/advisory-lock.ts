import { sql, type Kysely } from 'kysely';
import type { Database } from './tables.ts';

export async function withAdvisoryLock(
  db: Kysely<Database>,
  name: string,
  run: () => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(hashtext('schedule'), hashtext(${name})) as locked
    `.execute(connection);
    if (!rows[0]?.locked) return;
    try {
      await run();
    } finally {
      await sql`select pg_advisory_unlock(hashtext('schedule'), hashtext(${name}))`.execute(
        connection,
      );
    }
  });
}
