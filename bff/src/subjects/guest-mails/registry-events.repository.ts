import { sql } from 'kysely';
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

interface MailedRegistry extends RegistryEvent {
  readonly id: string;
  readonly registryName: string;
  readonly ownerName: string;
}

export const findRegistryNames = (db: Db, shareCode: string): Promise<MailedRegistry> =>
  db
    .selectFrom('registryShares as share')
    .innerJoin('registries as registry', 'registry.id', 'share.registryId')
    .innerJoin('profiles as owner', 'owner.id', 'registry.ownerId')
    .select([
      'registry.id',
      'registry.registryName',
      'registry.occasion',
      'registry.eventDate',
      'registry.theme',
      'owner.firstName as ownerFirstName',
      sql<string>`trim(owner.first_name || ' ' || owner.last_name)`.as('ownerName'),
    ])
    .where('share.shareCode', '=', shareCode)
    .executeTakeFirstOrThrow();
