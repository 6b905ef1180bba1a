import type { Db } from '../../platform/database/database.ts';

export interface Example {
  readonly shareCode: string;
  readonly itemId: string | null;
}

export function findExample(db: Db): Promise<Example | undefined> {
  return db
    .selectFrom('registryShares as share')
    .leftJoin('registryItems as item', 'item.registryId', 'share.registryId')
    .select(['share.shareCode', 'item.id as itemId'])
    .where('share.isActive', '=', true)
    .orderBy('share.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
