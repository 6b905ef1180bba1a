import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

export async function passMinutes(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  minutes: number,
): Promise<void> {
  const past = sql`make_interval(mins => ${minutes})`;
  await sql`
    update gift_network_usage
       set refilled_at = refilled_at - ${past}, hour_started_at = hour_started_at - ${past}`.execute(
    db,
  );
  await sql`
    update claims set created_at = created_at - ${past}, expires_at = expires_at - ${past},
           confirm_by = confirm_by - ${past}`.execute(db);
  await sql`
    update contributions
       set created_at = created_at - ${past}, confirm_by = confirm_by - ${past}`.execute(db);
  await sql`
    update pending_gifts
       set created_at = created_at - ${past}, expires_at = expires_at - ${past}`.execute(db);
  await sql`
    update guest_mailboxes
       set mailed_at = mailed_at - ${past}, code_expires_at = code_expires_at - ${past}`.execute(
    db,
  );
}
