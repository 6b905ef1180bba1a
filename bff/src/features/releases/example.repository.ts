import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Example } from './example-addresses.ts';

/** With a code the registry of that link, else that of the newest one. */
export function findExample(db: Db, shareCode?: string): Promise<Example | undefined> {
  return db
    .selectFrom('registryShares as share')
    .leftJoin('registryItems as item', 'item.registryId', 'share.registryId')
    .select(['share.shareCode', 'share.registryId', 'item.id as itemId'])
    .where('share.isActive', '=', true)
    .$if(shareCode !== undefined, (query) => query.where('share.shareCode', '=', shareCode ?? ''))
    .orderBy('share.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The sample registry; links to a registry of somebody else are no examples for a team. */
export const findSample = async (
  db: Db,
  { sampleShareCode }: Pick<Config, 'sampleShareCode'>,
): Promise<Example | undefined> =>
  sampleShareCode === undefined ? undefined : findExample(db, sampleShareCode);
