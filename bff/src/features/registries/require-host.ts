import type { Registry } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findRegistry } from './registries.repository.ts';
import { findRole, isHost, lockWithRole } from './registry-hosts.repository.ts';

/** One answer for an unknown registry and for a registry of other hosts. */
export const registryNotFound = (): AppError => new AppError('not-found', 'Registry not found');

export async function requireHost(db: Db, userId: string, registryId: string): Promise<void> {
  if (!(await isHost(db, userId, registryId))) throw registryNotFound();
}

const forOwners = () => new AppError('forbidden', 'Only the owner of this registry can do this.');

export async function requireOwner(db: Db, userId: string, registryId: string): Promise<void> {
  const role = await findRole(db, userId, registryId);
  if (!role) throw registryNotFound();
  if (role !== 'owner') throw forOwners();
}

export async function lockAsOwner(trx: Db, userId: string, registryId: string) {
  const registry = await lockWithRole(trx, userId, registryId);
  if (!registry) throw registryNotFound();
  if (registry.role !== 'owner') throw forOwners();
  return registry;
}

export async function getRegistry(db: Db, userId: string, registryId: string): Promise<Registry> {
  const registry = await findRegistry(db, userId, registryId);
  if (!registry) throw registryNotFound();
  return registry;
}
