import type { RegistrySummary } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { countRequests } from '../registries/index.ts';
import { findGiftBooks } from '../surprise/index.ts';
import { countUnusualNetworks } from '../giving/index.ts';
import { findSummaries } from './gift-summary.repository.ts';

/** A host's registries, newest first, each with what was given as far as its hosts may know. */
export async function listRegistries(db: Db, userId: string): Promise<RegistrySummary[]> {
  const summaries = await findSummaries(db, userId);
  const { openIds } = await findGiftBooks(db, userId);
  const unusual = await countUnusualNetworks(db, openIds);
  const owned = summaries.filter(({ role }) => role === 'owner').map(({ id }) => id);
  const requests = await countRequests(db, owned);
  return summaries.map((summary) => ({
    ...summary,
    unusualNetworks: unusual.get(summary.id) ?? 0,
    coHostRequests: requests.get(summary.id) ?? 0,
  }));
}
