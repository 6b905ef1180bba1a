import { sql } from 'kysely';
import type { GuestView } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

export const findGuestView = (db: Db, registryId: string): Promise<GuestView> =>
  db
    .selectFrom('registries')
    .select([
      'showsEmail',
      'showsPhone',
      'showsMessage',
      sql<boolean>`gifts_paused_at is not null`.as('giftsPaused'),
      sql<string | null>`nullif(pause_note, '')`.as('pauseNote'),
    ])
    .where('id', '=', registryId)
    .executeTakeFirstOrThrow();

export async function updateGuestView(
  db: Db,
  registryId: string,
  changes: {
    readonly showsEmail?: boolean | undefined;
    readonly showsPhone?: boolean | undefined;
    readonly showsMessage?: boolean | undefined;
  },
): Promise<void> {
  await db
    .updateTable('registries')
    .set({ ...changes, updatedAt: sql<string>`now()` })
    .where('id', '=', registryId)
    .execute();
}

export async function updatePause(
  db: Db,
  registryId: string,
  pauseNote: string | undefined,
): Promise<void> {
  await db
    .updateTable('registries')
    .set(
      pauseNote === undefined
        ? { giftsPausedAt: null, pauseNote: '' }
        : { giftsPausedAt: sql<string>`coalesce(gifts_paused_at, now())`, pauseNote },
    )
    .where('id', '=', registryId)
    .execute();
}
