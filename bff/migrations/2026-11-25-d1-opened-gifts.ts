import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Lets several browsers show one gift: each browser that opened the gift's mailed link has a row here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table opened_gifts (
      guest_id uuid not null,
      claim_id uuid references claims on delete cascade,
      contribution_id uuid references contributions on delete cascade,
      opened_at timestamptz not null default now(),
      check ((claim_id is null) <> (contribution_id is null)),
      unique (guest_id, claim_id),
      unique (guest_id, contribution_id)
    )`.execute(db);
  await sql`create index opened_gifts_claim on opened_gifts (claim_id)
    where claim_id is not null`.execute(db);
  await sql`create index opened_gifts_contribution on opened_gifts (contribution_id)
    where contribution_id is not null`.execute(db);
}
