import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { RegistryAudience } from './registry-audience.ts';
import { findHostIds, hostedBy } from '../registries/index.ts';
import { giftsAreHidden } from './hidden-gifts.repository.ts';

export async function findAudience(
  db: Db,
  registryId: string,
): Promise<RegistryAudience | undefined> {
  const registry = await db
    .selectFrom('registries')
    .select(sql<number>`coalesce(extract(epoch from hidden_until) * 1000, 0)::float8`.as('until'))
    .where('id', '=', registryId)
    .executeTakeFirst();
  if (!registry) return undefined;
  return {
    hostIds: new Set(await findHostIds(db, registryId)),
    hiddenUntil: registry.until,
  };
}

export interface ClosedBook {
  readonly registryName: string;
  readonly hostVersion: number;
  readonly opensAt: string;
}

export const findClosedBook = (
  db: Db,
  userId: string,
  registryId: string,
): Promise<ClosedBook | undefined> =>
  db
    .selectFrom('registries')
    .select(['registryName', 'hostVersion'])
    .select(sql<string>`hidden_until`.as('opensAt'))
    .where('id', '=', registryId)
    .where(hostedBy(userId))
    .where(giftsAreHidden)
    .executeTakeFirst();
