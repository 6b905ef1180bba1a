import type { z } from 'zod';
import type { deliveryForm, Registry } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { transact } from '../../database/transact.ts';
import { registryNotFound } from '../../registry-hosts/require-host.ts';
import { publishRegistryChanged } from '../../registry-versions/registry-versions.repository.ts';
import { findRegistry } from '../registries/registries.repository.ts';
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
};

export const saveDelivery = (
  { db }: Pick<AppDependencies, 'db'>,
  userId: string,
  registryId: string,
  form: DeliveryForm,
): Promise<Registry> =>
  transact(db, async (trx) => {
    const address = form.deliveryPreference === 'guest_delivery' ? noAddress : {};
    await updateDelivery(trx, userId, registryId, { ...form, ...address });
    const registry = await findRegistry(trx, userId, registryId);
    if (!registry) throw registryNotFound();
    await publishRegistryChanged(trx, registryId);
    return registry;
  });
