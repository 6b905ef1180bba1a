import type { z } from 'zod';
import type { Registry, registryForm } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { transact } from '../../database/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import { adoptUnattachedItems } from '../items/unattached-items.repository.ts';
import { announceChange } from './announce-change.ts';
import {
  deleteDraftOf,
  findNewestRegistry,
  findRegistries,
  findRegistry,
  insertRegistry,
  isOwner,
  lockOwner,
  publishSharedDrafts,
  updateRegistryOf,
} from './registries.repository.ts';
import { toRegistry } from './registry-row.ts';

type RegistryForm = z.output<typeof registryForm>;

export const registryNotFound = (): AppError => new AppError('not-found', 'Registry not found');

const toColumns = (form: RegistryForm) => ({
  registry_name: form.registryName,
  occasion: form.occasion,
  event_date: form.eventDate,
  guest_range: form.guestRange,
  guest_message: form.guestMessage,
  phone_number: form.phoneNumber,
});

export function createRegistriesService({ db }: AppDependencies) {
  const get = async (ownerId: string, registryId: string): Promise<Registry> => {
    const row = await findRegistry(db, ownerId, registryId);
    if (!row) throw registryNotFound();
    return toRegistry(row);
  };

  const newest = async (
    ownerId: string,
    statuses: readonly Registry['status'][],
  ): Promise<Registry | null> => {
    const row = await findNewestRegistry(db, ownerId, statuses);
    return row ? toRegistry(row) : null;
  };

  return {
    get,

    async list(ownerId: string): Promise<Registry[]> {
      await publishSharedDrafts(db, ownerId);
      return (await findRegistries(db, ownerId)).map(toRegistry);
    },

    draft: (ownerId: string) => newest(ownerId, ['draft']),

    current: (ownerId: string) => newest(ownerId, ['draft', 'published']),

    /** One draft at a time: saving again changes it, so that what it holds is never lost. */
    async create(ownerId: string, form: RegistryForm): Promise<Registry> {
      const registryId = await transact(db, async (trx) => {
        await lockOwner(trx, ownerId);
        const draft = await findNewestRegistry(trx, ownerId, ['draft']);
        const values = toColumns(form);
        if (draft) await updateRegistryOf(trx, ownerId, draft.id, values);
        const id = draft?.id ?? (await insertRegistry(trx, { owner_id: ownerId, ...values }));
        await adoptUnattachedItems(trx, ownerId, id);
        await announceChange(trx, id);
        return id;
      });
      return get(ownerId, registryId);
    },

    async update(ownerId: string, registryId: string, form: RegistryForm): Promise<Registry> {
      await transact(db, async (trx) => {
        if (!(await updateRegistryOf(trx, ownerId, registryId, toColumns(form))))
          throw registryNotFound();
        await announceChange(trx, registryId);
      });
      return get(ownerId, registryId);
    },

    deleteDraft: (ownerId: string, registryId: string): Promise<void> =>
      transact(db, async (trx) => {
        await publishSharedDrafts(trx, ownerId);
        if (await deleteDraftOf(trx, ownerId, registryId)) return;
        if (!(await isOwner(trx, ownerId, registryId))) throw registryNotFound();
        throw new AppError(
          'conflict',
          'This registry has been shared with guests, so it can no longer be discarded.',
        );
      }),
  };
}
