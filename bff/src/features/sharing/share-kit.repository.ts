import { sql } from 'kysely';
import type { Occasion, RegistryTheme } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

export interface SharedDay {
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
