import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { takeStockNews } from './catalogue.repository.ts';

export async function tellStock(db: Kysely<Database>): Promise<void> {
  for (const registryId of await takeStockNews(db))
    await transact(db, (trx) => publishRegistryChanged(trx, registryId, 'host'));
}
