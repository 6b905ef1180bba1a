import type { RegistryTheme } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

export interface RegistryEvent {
  readonly occasion: string;
  readonly eventDate: string;
  readonly ownerFirstName: string;
  readonly theme: RegistryTheme;
}

export const findRegistryEvent = (db: Db, registryId: string): Promise<RegistryEvent> =>
  db
    .selectFrom('registries')
    .innerJoin('profiles as owner', 'owner.id', 'registries.ownerId')
    .select(['occasion', 'eventDate', 'owner.firstName as ownerFirstName', 'theme'])
    .where('registries.id', '=', registryId)
    .executeTakeFirstOrThrow();
