import type { Transaction } from 'kysely';
import type { z } from 'zod';
import {
  registry as registrySchema,
  todayInIndia,
  type createRegistry as createRegistryRoute,
  type Registry,
  type registryChanges,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockOwner, lockRegistry } from './registry-hosts.repository.ts';
import { lockAsOwner } from './require-host.ts';
import { publishRegistryChanged } from './registry-versions.repository.ts';
import { insertDismissedHint } from './dismissed-hints.repository.ts';
import { attachItems } from './unattached-items.repository.ts';
import { getRegistry } from './get-registry.ts';
import { findRegistry } from './registry.repository.ts';
import * as repository from './registries.repository.ts';

type Dependencies = Pick<AppDependencies, 'db'>;
type NewRegistry = z.output<(typeof createRegistryRoute)['body']>;
type RegistryChanges = z.output<typeof registryChanges>;

export const findDraft = async ({ db }: Dependencies, ownerId: string): Promise<Registry | null> =>
  (await repository.findLastChangedDraft(db, ownerId)) ?? null;

export const findCurrentRegistry = async (
  { db }: Dependencies,
  ownerId: string,
): Promise<Registry | null> =>
  (await repository.findNewestRegistry(db, ownerId, ['draft', 'published'])) ?? null;

const pastEventDate = (): AppError =>
  new AppError('invalid-input', 'Event date cannot be in the past', { field: 'eventDate' });

function requireCurrent(saved: Registry, detailsVersion: number | undefined): void {
  if (detailsVersion === undefined || detailsVersion === saved.detailsVersion) return;
  throw new AppError(
    'stale',
    'This registry was changed on another device. Please check the changes and save again.',
    { current: registrySchema.parse(saved) },
  );
}

const findDraftToContinue = (
  db: Transaction<Database>,
  ownerId: string,
  draftId: string | null | undefined,
): Promise<Registry | undefined> => {
  if (draftId === null) return Promise.resolve(undefined);
  if (draftId === undefined) return repository.findLastChangedDraft(db, ownerId);
  return findRegistry(db, ownerId, draftId);
};

export async function createRegistry(
  deps: Dependencies,
  ownerId: string,
  { draftId, detailsVersion, ...form }: NewRegistry,
): Promise<Registry> {
  const registryId = await transact(deps.db, async (trx) => {
    await lockOwner(trx, ownerId);
    const draft = await findDraftToContinue(trx, ownerId, draftId);
    if (draft) {
      requireCurrent(draft, detailsVersion);
      await repository.updateRegistry(trx, ownerId, draft.id, form);
    }
    const id = draft?.id ?? (await repository.insertRegistry(trx, { ...form, ownerId }));
    await repository.deleteEmptyDrafts(trx, ownerId, id);
    await attachItems(trx, ownerId, id);
    await insertDismissedHint(trx, ownerId, 'welcome');
    await publishRegistryChanged(trx, id, 'host');
    return id;
  });
  return getRegistry(deps.db, ownerId, registryId);
}

export async function updateRegistry(
  deps: Dependencies,
  userId: string,
  registryId: string,
  { detailsVersion, ...form }: RegistryChanges,
): Promise<Registry> {
  await transact(deps.db, async (trx) => {
    await lockRegistry(trx, userId, registryId);
    const saved = await getRegistry(trx, userId, registryId);
    requireCurrent(saved, detailsVersion);
    if (form.eventDate < todayInIndia() && form.eventDate !== saved.eventDate)
      throw pastEventDate();
    await repository.updateRegistry(trx, userId, registryId, form);
    await publishRegistryChanged(trx, registryId, 'host');
  });
  return getRegistry(deps.db, userId, registryId);
}

export const deleteDraft = (
  { db }: Dependencies,
  ownerId: string,
  registryId: string,
): Promise<void> =>
  transact(db, async (trx) => {
    await lockAsOwner(trx, ownerId, registryId);
    if (await repository.deleteDraft(trx, ownerId, registryId)) return;
    throw new AppError(
      'conflict',
      'This registry has been shared with guests, so it can no longer be discarded.',
    );
  });
