import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id } from '../fields/id.ts';
import { readWebAddress } from '../links/public-link.ts';
import { externalProductForm, itemNote, itemQuantity, registryItem } from './items.ts';

export const addStarterList = defineRoute({
  id: 'addStarterList',
  method: 'POST',
  path: '/api/items/starter-list',
  access: 'host',
  summary:
    'Adds the gifts of a starter list; those that are in the registry already stay as they are',
  failureMessage: 'Failed to add the starter list. Please try again.',
  body: z.strictObject({
    /** null keeps the items for the next registry that the host creates. */
    registryId: id.nullable(),
    starterListId: z.string().max(60),
  }),
  responses: {
    201: z.object({
      items: z.array(registryItem),
      alreadyAdded: z.int(),
    }),
  },
});

export const maxImportedGifts = 200;
export const tooManyGifts = `Please import up to ${maxImportedGifts} gifts at once`;

export const importedGift = externalProductForm
  .pick({ name: true, brand: true, price: true, currency: true })
  .extend({
    url: z
      .string()
      .trim()
      .max(2048, 'Please enter a valid product URL')
      .refine((text) => readWebAddress(text) !== null, 'Please enter a valid product URL')
      .nullable(),
    quantity: itemQuantity.default(1),
    note: itemNote.default(null),
  });

export const importGifts = defineRoute({
  id: 'importGifts',
  method: 'POST',
  path: '/api/items/import',
  access: 'host',
  summary: 'Adds all gifts of a file, or none; gifts that the registry has stay as they are',
  failureMessage: 'We could not add these gifts. Nothing was added. Please try again.',
  maxBodyBytes: 1024 * 1024,
  body: z.strictObject({
    registryId: id.nullable(),
    gifts: z.array(importedGift).min(1).max(maxImportedGifts, tooManyGifts),
  }),
  responses: { 201: z.object({ items: z.array(registryItem), alreadyAdded: z.int() }) },
});

export const takeBackItems = defineRoute({
  id: 'takeBackItems',
  method: 'POST',
  path: '/api/items/take-back',
  access: 'host',
  summary:
    'Undoes an addition: removes the items that the caller added; items that guests have taken stay',
  failureMessage: 'Failed to remove item from registry.',
  body: z.strictObject({ itemIds: z.array(id).min(1).max(maxImportedGifts) }),
  responses: { 200: z.object({ removed: z.int(), kept: z.int() }) },
});
