import { sql } from 'kysely';
import type { GuestView, Occasion, RegistryTheme } from '@gift-registry/bff-contract';
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

interface SharedDay {
  readonly registryId: string;
  readonly ownerId: string;
  readonly registryName: string;
  readonly occasion: Occasion;
  readonly eventDate: string;
  readonly theme: RegistryTheme;
  /** The readable address, or the code of the main link; null before the registry has a link. */
  readonly address: string | null;
}

export const findSharedDay = (db: Db, registryId: string): Promise<SharedDay | undefined> =>
  db
    .selectFrom('registries')
    .select([
      'id as registryId',
      'ownerId',
      'registryName',
      'eventDate',
      'occasion',
      'theme',
      sql<string | null>`(
        select coalesce(address.address, share.share_code)
          from registry_shares share
          left join registry_addresses address
            on address.registry_id = share.registry_id and address.released_at is null
         where share.registry_id = registries.id and share.is_active)`.as('address'),
    ])
    .where('id', '=', registryId)
    .executeTakeFirst();
