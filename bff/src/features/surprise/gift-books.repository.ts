import { sql } from 'kysely';
import type { SurpriseRegistry } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { hostedBy } from '../registries/index.ts';
import { giftsAreHidden } from './hidden-gifts.repository.ts';

export interface GiftBooks {
  readonly openIds: string[];
  readonly surprises: SurpriseRegistry[];
}

export async function findGiftBooks(
  db: Db,
  userId: string,
  registryId?: string,
): Promise<GiftBooks> {
  const books = await db
    .selectFrom('registries')
    .select(['registries.id', 'registryName', giftsAreHidden.as('hidden')])
    .select(sql<string>`coalesce(hidden_until, now())`.as('opensAt'))
    .where(hostedBy(userId))
    .$if(registryId !== undefined, (query) => query.where('registries.id', '=', registryId ?? ''))
    .orderBy('registries.id', 'desc')
    .execute();
  return {
    openIds: books.filter(({ hidden }) => !hidden).map(({ id }) => id),
    surprises: books
      .filter(({ hidden }) => hidden)
      .map(({ id, registryName, opensAt }) => ({
        registryId: id,
        registryName,
        opensAt,
        parcels: null,
      })),
  };
}
