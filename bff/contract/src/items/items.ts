import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { maxQuantity } from '../fields/quantity.ts';
import { errorMessages } from '../errors/error-messages.ts';
import { id, rowVersion } from '../fields/id.ts';
import { refuseLinks, withoutShop } from '../fields/link-free.ts';
import { amount, amountOrTyped, currency } from '../fields/money.ts';
import { optionalText } from '../fields/text.ts';
import { fundKinds } from './fund-kinds.ts';
import { product } from '../catalogue/catalogue.ts';
import { registryParams } from '../registries/registries.ts';
import { section } from '../registries/sections.ts';
import { productFields } from '../scraping/scrapes.ts';

export const registryItem = z
  .object({
    id,
    registryId: id.nullable(),
    quantityRequested: z.number().int(),
    /** Units that a guest holds but has not bought yet. */
    quantityReserved: z.number().int(),
    quantityFulfilled: z.number().int(),
    /** Rupees pledged towards the unit that guests give together; it counts as reserved. */
    pledgedAmount: z.number(),
    /** Parts of it: what givers say they have paid, and what the host has received. */
    paidAmount: z.number(),
    receivedAmount: z.number(),
    sectionId: id.nullable(),
    note: z.string().nullable(),
    /** Counts the saves of the note. */
    noteVersion: rowVersion,
    isMostWanted: z.boolean(),
    /** Count the changes of quantity and mark. */
    quantityVersion: rowVersion,
    markVersion: rowVersion,
    /** The host has opened a gift of another website for giving together. */
    givesTogether: z.boolean(),
    /** Units of another website that guests have paid together, and that the host has not bought yet. */
    readyToBuy: z.int(),
    fund: z
      .object({
        kind: z.enum(fundKinds).catch('shagun'),
        goal: z.number().nullable(),
        showsProgress: z.boolean(),
        closed: z.boolean(),
        version: rowVersion,
      })
      .nullable(),
    product,
    /** The newest looks at the shop's page; null for gifts without one. */
    shop: z
      .object({
        /** The price before it dropped within the last two weeks. */
        priceBefore: z.number().nullable(),
        outOfStock: z.boolean(),
        /** The page was missing on three days. */
        gone: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'RegistryItem' });
export type RegistryItem = z.infer<typeof registryItem>;

const itemList = z.object({ items: z.array(registryItem) });
const arrangedItems = itemList.extend({
  sections: z.array(section).default([]),
});
export type ArrangedItems = z.infer<typeof arrangedItems>;

export const itemQuantity = z
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
  responses: { 200: arrangedItems },
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
    quantity: itemQuantity.default(1),
  }),
  responses: { 201: registryItem },
});

export const maxMorePictures = 3;

export const externalProductForm = z.strictObject({
  /** null for a gift that the host describes by hand. */
  url: z
    .string()
    .trim()
    .min(1, 'Please enter a valid product URL')
    .max(2048, 'Please enter a valid product URL')
    .nullable(),
  name: z
    .string('Please enter the name of the gift')
    .trim()
    .min(1, 'Please enter the name of the gift')
    .max(300, 'Please use 300 characters or less')
    .transform(withoutShop)
    .superRefine(refuseLinks),
  brand: optionalText(100, 'Please use 100 characters or less'),
  description: optionalText(5000, 'Please use 5000 characters or less'),
  /** null when the price is not known; 0 counts as not known. */
  price: amount.nullable().transform((price) => price || null),
  currency: currency.default('INR'),
  /** The hash of a stored picture; null shows the placeholder. */
  picture: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Please choose one of the pictures')
    .nullable()
    .default(null),
  /** Hashes of further pictures, which guests see when they open the gift. */
  morePictures: z
    .array(z.string().regex(/^[0-9a-f]{64}$/))
    .max(maxMorePictures)
    .default([]),
});

export const typedExternalProduct = externalProductForm.extend({
  price: amountOrTyped.pipe(externalProductForm.shape.price),
});

export const addExternalItem = defineRoute({
  id: 'addExternalItem',
  method: 'POST',
  path: '/api/items/external',
  access: 'host',
  summary: 'Adds a product of another website, merged by its URL, or one without a URL',
  failureMessage: 'Failed to add product to registry. Please try again.',
  body: z.strictObject({
    registryId: id.nullable(),
    quantity: itemQuantity.default(1),
    product: externalProductForm,
    /** Fields that the host typed over the page's values; later scrapes of the page keep them. */
    corrected: z.array(z.enum(productFields)).max(productFields.length).default([]),
    /** Raises the quantity when the registry has a gift of this address; without it the answer is `already-added`. */
    addToExisting: z.boolean().default(false),
    /** Adds a gift of its own beside the one of this address, such as another colour. */
    addSeparately: z.boolean().default(false),
  }),
  responses: { 201: registryItem },
});

const itemParams = z.strictObject({ itemId: id });

export const maxNoteLength = 200;
export const itemNote = optionalText(maxNoteLength, 'Note must not exceed 200 characters');

const itemChanges = z
  .strictObject({
    /** The reply to a removal is the item with the quantity 0. */
    quantityRequested: z
      .number('Please choose a quantity')
      .int('Please choose a whole number')
      .max(maxQuantity, 'Please choose 99 or less')
      .optional(),
    note: itemNote.optional(),
    noteVersion: rowVersion.optional(),
    isMostWanted: z.boolean().optional(),
    /** The versions that the caller has seen; older ones are refused as `stale`, unless the value is the saved one. */
    quantityVersion: rowVersion.optional(),
    markVersion: rowVersion.optional(),
    /** Agrees to a smaller quantity or a removal although guests took the gift; without it the answer is `needs-confirmation`. */
    confirmed: z.boolean().optional(),
  })
  .refine(
    ({ quantityRequested, note, isMostWanted }) =>
      [quantityRequested, note, isMostWanted].some((value) => value !== undefined),
    'Please change the quantity, the note or the mark',
  );
export type ItemChanges = z.output<typeof itemChanges>;

export const updateItem = defineRoute({
  id: 'updateItem',
  method: 'PATCH',
  path: '/api/items/:itemId',
  access: 'host',
  summary:
    'Changes the requested quantity, the note or the mark; a quantity of 0 or less removes the item, and none falls below the quantity that guests have taken',
  failureMessage: 'Failed to update quantity.',
  params: itemParams,
  body: itemChanges,
  responses: { 200: registryItem },
});

export const placeItem = defineRoute({
  id: 'placeItem',
  method: 'PUT',
  path: '/api/items/:itemId/place',
  access: 'host',
  summary: "Moves an item within the host's order or into another section",
  failureMessage: 'Failed to move this gift. Please try again.',
  params: itemParams,
  body: z.strictObject({
    sectionId: id.nullable(),
    /** The item above it in the section; null for the first place. An item that is gone counts as the last place. */
    afterItemId: id.nullable(),
  }),
  responses: { 200: arrangedItems },
});

export const openForTogether = defineRoute({
  id: 'openForTogether',
  method: 'PUT',
  path: '/api/items/:itemId/giving-together',
  access: 'host',
  summary:
    'Lets guests give a gift of another website together, or no longer; a unit with promises stays open until it is complete',
  failureMessage: errorMessages.notSaved,
  params: itemParams,
  body: z.strictObject({ open: z.boolean() }),
  responses: { 200: registryItem },
});

export const markBought = defineRoute({
  id: 'markBought',
  method: 'PUT',
  path: '/api/items/:itemId/bought',
  access: 'host',
  summary:
    'The host has bought the units that guests paid together, or has not: takes back what was marked within the last day',
  failureMessage: errorMessages.notSaved,
  params: itemParams,
  body: z.strictObject({ bought: z.boolean() }),
  responses: { 200: registryItem },
});

export const restoreItem = defineRoute({
  id: 'restoreItem',
  method: 'POST',
  path: '/api/items/:itemId/restore',
  access: 'host',
  summary: 'Puts an item that the caller removed within the last day back as it was',
  failureMessage: 'Failed to add item to registry.',
  params: itemParams,
  responses: { 201: registryItem },
});

export const removeItem = defineRoute({
  id: 'removeItem',
  method: 'DELETE',
  path: '/api/items/:itemId',
  access: 'host',
  summary:
    'Removes an item that no guest has taken; `updateItem` with the quantity 0 removes others, when the caller agrees',
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
