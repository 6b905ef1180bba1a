import { sql } from 'kysely';
import type { Db } from './database.ts';

export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
