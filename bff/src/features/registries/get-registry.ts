import type { Registry } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { registryNotFound } from './require-host.ts';
import { findRegistry } from './registry.repository.ts';

export async function getRegistry(db: Db, userId: string, registryId: string): Promise<Registry> {
  const registry = await findRegistry(db, userId, registryId);
  if (!registry) throw registryNotFound();
  return registry;
}
