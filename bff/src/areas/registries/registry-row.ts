import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Registry } from '@gift-registry/bff-contract';
import type { Database, RegistriesTable } from '../../database/tables.ts';

export type RegistryRow = Selectable<RegistriesTable> & { readonly itemCount: number };

/** How many gifts are asked for, units and not lines. */
export const itemCount = (eb: ExpressionBuilder<Database, 'registries'>) =>
  eb
    .selectFrom('registryItems')
    .whereRef('registryItems.registryId', '=', 'registries.id')
    .select((items) =>
      items.fn.coalesce(items.fn.sum<number>('quantityRequested'), items.lit(0)).as('itemCount'),
    )
    .$asScalar()
    .$notNull()
    .as('itemCount');

export const toRegistry = (row: RegistryRow): Registry => ({
  id: row.id,
  registryName: row.registryName,
  occasion: row.occasion,
  eventDate: row.eventDate,
  guestRange: row.guestRange,
  guestMessage: row.guestMessage,
  phoneNumber: row.phoneNumber,
  status: row.status,
  deliveryPreference: row.deliveryPreference,
  addressLine1: row.addressLine1,
  addressLine2: row.addressLine2,
  city: row.city,
  state: row.state,
  zipCode: row.zipCode,
  deliveryInstructions: row.deliveryInstructions,
  termsAccepted: row.termsAccepted,
  itemCount: row.itemCount,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
