import type { SharedRegistry } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import {
  findSharedItems,
  findSharedRegistry,
  type SharedItems,
} from './shared-registry.repository.ts';

/** The same words for a code that never was, that is malformed, and that was revoked. */
const registryUnavailable = (): AppError =>
  new AppError('not-found', 'This registry could not be found or is no longer available.');

export async function sharedRegistryOf(db: Db, shareCode: string): Promise<SharedRegistry> {
  const registry = await findSharedRegistry(db, shareCode);
  if (!registry) throw registryUnavailable();
  return registry;
}

export async function sharedItemsOf(db: Db, shareCode: string): Promise<SharedItems> {
  const list = await findSharedItems(db, shareCode);
  if (!list) throw registryUnavailable();
  return list;
}
