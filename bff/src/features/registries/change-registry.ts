import type { Transaction, Updateable } from 'kysely';
import type { z } from 'zod';
import {
  registry as registrySchema,
  todayInIndia,
  type deliveryForm,
  type Registry,
  type registryChanges,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Registries } from '../../platform/database/tables.generated.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import * as repository from './registries.repository.ts';
import { lockRegistry } from './registry-hosts.repository.ts';
import { publishRegistryChanged } from './registry-versions.repository.ts';
import { getRegistry } from './require-host.ts';

const staleMessages = {
  detailsVersion:
    'This registry was changed on another device. Please check the changes and save again.',
  coverVersion:
    'The cover or the story was changed on another device. Please check them and save again.',
  deliveryVersion: 'The delivery was changed on another device. Please check it and save again.',
} as const;

/** Each form of the registry has a version of its own. */
type SeenVersion = Partial<Record<keyof typeof staleMessages, number | undefined>>;

export function requireCurrent(saved: Registry, seen: SeenVersion): void {
  for (const form of ['detailsVersion', 'coverVersion', 'deliveryVersion'] as const)
    if (seen[form] !== undefined && seen[form] !== saved[form])
      throw new AppError('stale', staleMessages[form], { current: registrySchema.parse(saved) });
}

/** Saves a form of the registry, unless another device saved it since this one read it. */
export const changeRegistry = (
  { db }: Pick<AppDependencies, 'db'>,
  userId: string,
  registryId: string,
  seen: SeenVersion,
  valuesOf: (saved: Registry) => Updateable<Registries>,
): Promise<Registry> =>
  transact(db, async (trx: Transaction<Database>) => {
    await lockRegistry(trx, userId, registryId);
    const saved = await getRegistry(trx, userId, registryId);
    requireCurrent(saved, seen);
    await repository.updateRegistry(trx, registryId, valuesOf(saved));
    await publishRegistryChanged(trx, registryId, 'host');
    return getRegistry(trx, userId, registryId);
  });

export const updateRegistry = (
  deps: Pick<AppDependencies, 'db'>,
  userId: string,
  registryId: string,
  { detailsVersion, ...form }: z.output<typeof registryChanges>,
): Promise<Registry> =>
  changeRegistry(deps, userId, registryId, { detailsVersion }, ({ eventDate }) => {
    if (form.eventDate < todayInIndia() && form.eventDate !== eventDate)
      throw new AppError('invalid-input', 'Event date cannot be in the past', {
        field: 'eventDate',
      });
    return form;
  });

const noAddress = {
  recipientName: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  zipCode: null,
  deliveryInstructions: null,
  deliveryFrom: null,
  deliveryUntil: null,
};

export const saveDelivery = (
  deps: Pick<AppDependencies, 'db'>,
  userId: string,
  registryId: string,
  { deliveryVersion, ...form }: z.output<typeof deliveryForm>,
): Promise<Registry> =>
  changeRegistry(deps, userId, registryId, { deliveryVersion }, () => ({
    ...form,
    ...(form.deliveryPreference === 'guest_delivery' ? noAddress : {}),
  }));
