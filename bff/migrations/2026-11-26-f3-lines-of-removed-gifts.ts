import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/**
 * Lets the line and the questions of a gift wait for the undo of its removal. The previous version of the server deletes
 * them with the item.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['waiting_guests', 'gift_questions']) {
    const constraint = sql.ref(`${table}_item_or_removed`);
    await sql`
      alter table ${sql.table(table)}
        alter item_id drop not null,
        add removed_item_id uuid,
        add constraint ${constraint} check ((item_id is null) = (removed_item_id is not null))`.execute(
      db,
    );
    await sql`
      create index ${sql.ref(`${table}_removed`)} on ${sql.table(table)} (removed_item_id)
        where removed_item_id is not null`.execute(db);
  }
}
