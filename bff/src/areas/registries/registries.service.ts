import type { z } from 'zod';
import type { Registry, registryForm } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { transact } from '../../database/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import { lockOwner } from '../../registry-hosts/registry-hosts.repository.ts';
import { registryNotFound, requireHost } from '../../registry-hosts/require-host.ts';
import { publishRegistryChanged } from '../../registry-versions/registry-versions.repository.ts';
import { attachItems } from '../items/unattached-items.repository.ts';
import * as repository from './registries.repository.ts';

type Dependencies = Pick<AppDependencies, 'db'>;
type RegistryForm = z.output<typeof registryForm>;

export async function getRegistry(
  { db }: Dependencies,
  userId: string,
  registryId: string,
): Promise<Registry> {
  const registry = await repository.findRegistry(db, userId, registryId);
  if (!registry) throw registryNotFound();
  return registry;
}

export const listRegistries = ({ db }: Dependencies, userId: string): Promise<Registry[]> =>
  repository.findRegistries(db, userId);

export const findDraft = async ({ db }: Dependencies, ownerId: string): Promise<Registry | null> =>
  (await repository.findNewestRegistry(db, ownerId, ['draft'])) ?? null;

export const findCurrentRegistry = async (
  { db }: Dependencies,
  ownerId: string,
): Promise<Registry | null> =>
  (await repository.findNewestRegistry(db, ownerId, ['draft', 'published'])) ?? null;

/** Updates the owner's draft when there is one, so that its items are never lost. */
export async function createRegistry(
  deps: Dependencies,
  ownerId: string,
  form: RegistryForm,
): Promise<Registry> {
  const registryId = await transact(deps.db, async (trx) => {
    await lockOwner(trx, ownerId);
    const draft = await repository.findNewestRegistry(trx, ownerId, ['draft']);
    if (draft) await repository.updateRegistry(trx, ownerId, draft.id, form);
    const id = draft?.id ?? (await repository.insertRegistry(trx, { ...form, ownerId }));
    await attachItems(trx, ownerId, id);
    await publishRegistryChanged(trx, id);
    return id;
  });
  return getRegistry(deps, ownerId, registryId);
}

export async function updateRegistry(
  deps: Dependencies,
  userId: string,
  registryId: string,
  form: RegistryForm,
): Promise<Registry> {
  await transact(deps.db, async (trx) => {
    if (!(await repository.updateRegistry(trx, userId, registryId, form))) throw registryNotFound();
    await publishRegistryChanged(trx, registryId);
  });
  return getRegistry(deps, userId, registryId);
}

export const deleteDraft = (
  { db }: Dependencies,
  ownerId: string,
  registryId: string,
): Promise<void> =>
  transact(db, async (trx) => {
    if (await repository.deleteDraft(trx, ownerId, registryId)) return;
    await requireHost(trx, ownerId, registryId);
    throw new AppError(
      'conflict',
      'This registry has been shared with guests, so it can no longer be discarded.',
    );
  });
