import type { Occasion, RegistryTheme } from '@gift-registry/bff-contract';
import type { Db } from '../../../platform/database/database.ts';
import { prepareQuery } from '../../../platform/database/prepared-query.ts';

export interface SharePreview {
  readonly registryName: string;
  readonly ownerFirstName: string;
  readonly occasion: Occasion;
  readonly eventDate: string;
  readonly completed?: boolean | undefined;
  readonly giftsPaused?: boolean | undefined;
  readonly theme?: RegistryTheme | undefined;
}

interface OwnedPreview extends SharePreview {
  readonly ownerId: string;
}

/** A link preview for messengers: only fields that the shared page shows to every visitor. */
export function findSharePreview(
  db: Db,
  registryId: string,
  signal?: AbortSignal,
): Promise<OwnedPreview | undefined> {
  return db
    .selectFrom('registries as registry')
    .leftJoin('profiles as owner', 'owner.id', 'registry.ownerId')
    .select((eb) => [
      'registry.registryName',
      'registry.occasion',
      'registry.eventDate',
      'registry.ownerId',
      'registry.theme',
      eb('registry.status', '=', 'completed').$castTo<boolean>().as('completed'),
      eb('registry.giftsPausedAt', 'is not', null).$castTo<boolean>().as('giftsPaused'),
      eb.fn.coalesce('owner.firstName', eb.val('')).as('ownerFirstName'),
    ])
    .where('registry.id', '=', registryId)
    .executeTakeFirst({ signal });
}

const unlockedAmong = prepareQuery<{ readonly id: string }>(
  'unlocked-registries',
  `select id from registries where id::text = any($1::text[]) and passcode_sealed is null and deleted_at is null`,
);

export async function findUnlockedRegistries(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await unlockedAmong(db, ids);
  return rows.map(({ id }) => id);
}
