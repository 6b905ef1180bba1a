import type { Occasion } from '@gift-registry/bff-contract';
import type { Db } from '../database/database.ts';

export interface SharePreview {
  readonly registryName: string;
  readonly ownerFirstName: string;
  readonly occasion: Occasion;
}

/** A link preview for messengers: only fields that the shared page shows to every visitor. */
export function findSharePreview(
  db: Db,
  shareCode: string,
  signal?: AbortSignal,
): Promise<SharePreview | undefined> {
  return db
    .selectFrom('registry_shares as share')
    .innerJoin('registries as registry', 'registry.id', 'share.registry_id')
    .leftJoin('profiles as owner', 'owner.id', 'registry.owner_id')
    .select((eb) => [
      'registry.registry_name as registryName',
      'registry.occasion as occasion',
      eb.fn.coalesce('owner.first_name', eb.val('')).as('ownerFirstName'),
    ])
    .where('share.share_code', '=', shareCode)
    .where('share.is_active', '=', true)
    .executeTakeFirst({ signal });
}
