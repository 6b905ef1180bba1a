import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** Makes gifts, and what is kept of their networks, older. */
export async function passMinutes(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  minutes: number,
): Promise<void> {
  const past = sql`make_interval(mins => ${minutes})`;
  await sql`
    update claims set created_at = created_at - ${past}, expires_at = expires_at - ${past}`.execute(
    db,
  );
  await sql`update contributions set created_at = created_at - ${past}`.execute(db);
  await sql`update gift_networks set created_at = created_at - ${past}`.execute(db);
  await sql`
    update unusual_networks
       set flagged_at = flagged_at - ${past}, told_at = told_at - ${past}`.execute(db);
}
