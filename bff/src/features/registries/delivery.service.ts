import type { z } from 'zod';
import {
  registry as registrySchema,
  type deliveryForm,
  type Registry,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockRegistry } from './registry-hosts.repository.ts';
import { publishRegistryChanged } from './registry-versions.repository.ts';
import { getRegistry } from './get-registry.ts';
import { updateDelivery } from './delivery.repository.ts';

type DeliveryForm = z.output<typeof deliveryForm>;

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

function requireCurrent(saved: Registry, deliveryVersion: number | undefined): void {
  if (deliveryVersion === undefined || deliveryVersion === saved.deliveryVersion) return;
  throw new AppError(
    'stale',
    'The delivery was changed on another device. Please check it and save again.',
    { current: registrySchema.parse(saved) },
  );
}

export const saveDelivery = (
  { db }: Pick<AppDependencies, 'db'>,
  userId: string,
  registryId: string,
  { deliveryVersion, ...form }: DeliveryForm,
): Promise<Registry> =>
  transact(db, async (trx) => {
    await lockRegistry(trx, userId, registryId);
    requireCurrent(await getRegistry(trx, userId, registryId), deliveryVersion);
    const address = form.deliveryPreference === 'guest_delivery' ? noAddress : {};
    await updateDelivery(trx, userId, registryId, { ...form, ...address });
    await publishRegistryChanged(trx, registryId, 'host');
    return getRegistry(trx, userId, registryId);
  });
