import type { Db } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { isHost } from './registry-hosts.repository.ts';

/** One answer for an unknown registry and for a registry of other hosts. */
export const registryNotFound = (): AppError => new AppError('not-found', 'Registry not found');

/** Throws `registryNotFound` when the user doesn't host the registry. */
export async function requireHost(db: Db, userId: string, registryId: string): Promise<void> {
  if (!(await isHost(db, userId, registryId))) throw registryNotFound();
}
