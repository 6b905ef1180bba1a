import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id } from '../fields/id.ts';
import { refuseLinks, withoutShop } from '../fields/link-free.ts';
import { amount, currency } from '../fields/money.ts';
import { optionalText } from '../fields/text.ts';
import { product } from './catalogue.ts';
import { registryParams } from './registries.ts';
import { productFields } from './scrapes.ts';

export const maxQuantity = 99;

const registryItem = z
  .object({
    id,
    registryId: id.nullable(),
    quantityRequested: z.number().int(),
    /** Units that a guest holds but has not bought yet. */
    quantityReserved: z.number().int(),
    quantityFulfilled: z.number().int(),
    product,
  })
  .meta({ id: 'RegistryItem' });
export type RegistryItem = z.infer<typeof registryItem>;

const itemList = z.object({ items: z.array(registryItem) });
const quantity = z
  .number('Please choose a quantity')
  .int('Please choose a whole number')
  .min(1, 'Please choose at least 1')
  .max(maxQuantity, 'Please choose 99 or less');

export const listItems = defineRoute({
  id: 'listItems',
  method: 'GET',
  path: '/api/registries/:registryId/items',
  access: 'host',
  summary: 'Items of one registry with their products',
  failureMessage: 'Failed to load registry items',
  params: registryParams,
  responses: { 200: itemList },
});

export const listUnattachedItems = defineRoute({
  id: 'listUnattachedItems',
  method: 'GET',
  path: '/api/items/unattached',
  access: 'host',
  summary: 'Items that the host added before having a registry',
  failureMessage: 'Failed to load registry items',
  responses: { 200: itemList },
});

export const addItem = defineRoute({
  id: 'addItem',
  method: 'POST',
  path: '/api/items',
  access: 'host',
  summary: 'Adds a product; adding it again raises the quantity by one',
  failureMessage: 'Failed to add item to registry.',
  body: z.strictObject({
    /** null keeps the item for the next registry that the host creates. */
    registryId: id.nullable(),
    productId: id,
    quantity: quantity.default(1),
  }),
  responses: { 201: registryItem },
});

export const externalProductForm = z.strictObject({
  url: z
    .string()
    .trim()
    .min(1, 'Please enter a valid product URL')
    .max(2048, 'Please enter a valid product URL'),
  name: z
    .string('Please enter the name of the gift')
    .trim()
    .min(1, 'Please enter the name of the gift')
    .max(300, 'Please use 300 characters or less')
    .transform(withoutShop)
    .superRefine(refuseLinks),
  brand: optionalText(100, 'Please use 100 characters or less'),
  description: optionalText(5000, 'Please use 5000 characters or less'),
  /** null or 0 when the price is not known. */
  price: amount.nullable(),
  currency: currency.default('INR'),
  /** The hash of a stored picture; null shows the placeholder. */
  picture: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Please choose one of the pictures')
    .nullable()
    .default(null),
});

export const addExternalItem = defineRoute({
  id: 'addExternalItem',
  method: 'POST',
  path: '/api/items/external',
  access: 'host',
  summary: 'Adds a product of another website; products are merged by URL',
  failureMessage: 'Failed to add product to registry. Please try again.',
  body: z.strictObject({
    registryId: id.nullable(),
    quantity: quantity.default(1),
    product: externalProductForm,
    /** Fields that the host typed over the page's values; later scrapes of the page keep them. */
    corrected: z.array(z.enum(productFields)).max(productFields.length).default([]),
  }),
  responses: { 201: registryItem },
});

const itemParams = z.strictObject({ itemId: id });

export const updateItem = defineRoute({
  id: 'updateItem',
  method: 'PATCH',
  path: '/api/items/:itemId',
  access: 'host',
  summary: 'Changes the requested quantity; never below the quantity that guests have taken',
  failureMessage: 'Failed to update quantity.',
  params: itemParams,
  body: z.strictObject({ quantityRequested: quantity }),
  responses: { 200: registryItem },
});

export const removeItem = defineRoute({
  id: 'removeItem',
  method: 'DELETE',
  path: '/api/items/:itemId',
  access: 'host',
  summary: 'Removes an item that no guest has taken',
  failureMessage: 'Failed to remove item from registry.',
  params: itemParams,
  responses: { 200: z.object({ removed: z.literal(true) }) },
});

export const removeItems = defineRoute({
  id: 'removeItems',
  method: 'DELETE',
  path: '/api/items',
  access: 'host',
  summary: "Removes the caller's items of a registry; items that guests have taken stay",
  failureMessage: 'Failed to remove item from registry.',
  query: z.strictObject({ registryId: id }),
  responses: { 200: z.object({ removed: z.number().int(), kept: z.number().int() }) },
});
