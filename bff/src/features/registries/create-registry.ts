import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { createRegistry as createRegistryRoute, Registry } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireCurrent } from './change-registry.ts';
import * as repository from './registries.repository.ts';
import { insertDismissedHint, attachItems, findRegistry } from './registries.repository.ts';
import { lockOwner } from './registry-hosts.repository.ts';
import { publishRegistryChanged } from './registry-versions.repository.ts';
import { lockAsOwner, getRegistry } from './require-host.ts';

type Dependencies = Pick<AppDependencies, 'db'>;
type NewRegistry = z.output<(typeof createRegistryRoute)['body']>;

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
      requireCurrent(draft, { detailsVersion });
      await repository.updateRegistry(trx, draft.id, form);
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
