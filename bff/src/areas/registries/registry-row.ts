import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Registry } from '@gift-registry/bff-contract';
import type { Database, RegistriesTable } from '../../database/tables.ts';

export type RegistryRow = Selectable<RegistriesTable> & { readonly item_count: number };

/** How many gifts are asked for, units and not lines. */
export const itemCount = (eb: ExpressionBuilder<Database, 'registries'>) =>
  eb
    .selectFrom('registry_items')
    .whereRef('registry_items.registry_id', '=', 'registries.id')
    .select((items) =>
      items.fn.coalesce(items.fn.sum<number>('quantity_requested'), items.lit(0)).as('item_count'),
    )
    .$asScalar()
    .$notNull()
    .as('item_count');

export const toRegistry = (row: RegistryRow): Registry => ({
  id: row.id,
  registryName: row.registry_name,
  occasion: row.occasion,
  eventDate: row.event_date,
  guestRange: row.guest_range,
  guestMessage: row.guest_message,
  phoneNumber: row.phone_number,
  status: row.status,
  deliveryPreference: row.delivery_preference,
  addressLine1: row.address_line_1,
  addressLine2: row.address_line_2,
  city: row.city,
  state: row.state,
  zipCode: row.zip_code,
  deliveryInstructions: row.delivery_instructions,
  termsAccepted: row.terms_accepted,
  itemCount: row.item_count,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
