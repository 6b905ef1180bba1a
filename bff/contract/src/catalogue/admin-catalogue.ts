import { z } from 'zod';
import { defineAdminList } from '../definitions/admin-list.ts';
import { defineRoute } from '../definitions/define-route.ts';
import { id, rowVersion, timestamp } from '../fields/id.ts';
import { amount } from '../fields/money.ts';
import { reason } from '../fields/reason.ts';
import { optionalText } from '../fields/text.ts';
import { catalogueOccasions, product } from './catalogue.ts';

export const productSaleStates = ['on-sale', 'off-sale'] as const;
export const productStockStates = ['in-stock', 'low', 'out'] as const;
export const lowStock = 5;

const teamProductRow = product
  .pick({ id: true, name: true, brand: true, description: true, price: true })
  .extend({
    stockQuantity: z.int(),
    category: z.string().nullable(),
    ...product.pick({ categoryId: true, occasions: true, imageUrl: true, thumbnailUrl: true })
      .shape,
    isActive: z.boolean(),
    version: z.int(),
    /** Registries whose list contains it. */
    registries: z.int(),
  })
  .meta({ id: 'TeamProductRow' });
export type TeamProductRow = z.infer<typeof teamProductRow>;

/** The columns of a file that an import reads again. */
export const productColumns = {
  Id: ({ id: productId }: TeamProductRow) => productId,
  Name: ({ name }: TeamProductRow) => name,
  Brand: ({ brand }: TeamProductRow) => brand,
  Description: ({ description }: TeamProductRow) => description,
  Price: ({ price }: TeamProductRow) => price,
  Stock: ({ stockQuantity }: TeamProductRow) => stockQuantity,
  Category: ({ category }: TeamProductRow) => category,
  Occasions: ({ occasions }: TeamProductRow) => occasions.join(' '),
  'On sale': ({ isActive }: TeamProductRow) => (isActive ? 'yes' : 'no'),
};

export const teamProducts = defineAdminList({
  id: 'TeamProducts',
  things: 'products',
  path: '/api/admin/catalogue/products',
  access: 'support',
  row: teamProductRow,
  filters: {
    state: z.enum(productSaleStates).optional(),
    stock: z.enum(productStockStates).optional(),
    categoryId: id.optional(),
    occasion: z.enum(catalogueOccasions).optional(),
  },
  sort: z
    .enum(['name', '-name', 'price', '-price', 'stock', '-stock', 'added', '-added'])
    .default('name'),
  columns: productColumns,
});
export const { list: listTeamProducts, csv: exportTeamProducts } = teamProducts;

const stockChange = z
  .object({
    id,
    before: z.int(),
    after: z.int(),
    /** Null for gifts and orders. */
    why: z.string().nullable(),
    changedBy: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'StockChange' });
export type StockChange = z.infer<typeof stockChange>;

const teamProduct = teamProductRow
  .extend({
    imageAlt: z.string().nullable(),
    editedAt: timestamp.nullable(),
    editedBy: z.string().nullable(),
    /** Units that registries wish for and nobody has given. */
    openUnits: z.int(),
    /** The newest first, 50 at most. */
    stockChanges: z.array(stockChange),
  })
  .meta({ id: 'TeamProduct' });
export type TeamProduct = z.infer<typeof teamProduct>;

const productId = z.strictObject({ productId: id });

export const maxStock = 999_999;
const stockQuantity = z
  .int('Please enter a whole number')
  .min(0, 'Please enter 0 or more')
  .max(maxStock, 'Please enter 999,999 or less');

const productFields = {
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name')
    .max(300, 'Please use 300 characters or less.'),
  brand: optionalText(100, 'Please use 100 characters or less.'),
  description: z.string().trim().max(4_000, 'Please use 4,000 characters or less.'),
  /** Rupees, from the smallest amount that payment providers take; null reads 'Price on request'. */
  price: amount
    .min(1, 'Please enter at least ₹1: nobody can pay less. Without a price it can’t be ordered.')
    .nullable(),
  occasions: z.array(z.enum(catalogueOccasions)).max(catalogueOccasions.length),
};

export const productForm = z.strictObject({
  ...productFields,
  /** A stored photo, or the picture that the product has; null for none. */
  imageUrl: z
    .string()
    .regex(/^\/(gift-pictures|pictures)\/[\w./?=-]{1,200}$/, 'Please choose the picture again.')
    .nullable(),
  imageAlt: optionalText(200, 'Please use 200 characters or less.'),
  categoryId: id.nullable(),
});

export const getTeamProduct = defineRoute({
  id: 'getTeamProduct',
  method: 'GET',
  path: '/api/admin/catalogue/products/:productId',
  access: 'support',
  summary: 'A product of the catalogue with its stock history and the registries that hold it',
  failureMessage: 'Failed to load the product. Please try again.',
  params: productId,
  responses: { 200: teamProduct },
});

export const createProduct = defineRoute({
  id: 'createProduct',
  method: 'POST',
  path: '/api/admin/catalogue/products',
  access: 'admin',
  summary: 'Adds a product to the catalogue',
  failureMessage: 'Failed to add the product. Please try again.',
  body: productForm.extend({ stockQuantity }),
  responses: { 201: teamProduct },
});

export const saveProduct = defineRoute({
  id: 'saveProduct',
  method: 'PUT',
  path: '/api/admin/catalogue/products/:productId',
  access: 'admin',
  summary: 'Saves a product; a stale save answers 409 with the saved product',
  failureMessage: 'Failed to save the product. Please try again.',
  params: productId,
  body: productForm.extend({ version: rowVersion }),
  responses: { 200: teamProduct },
});

export const setProductSale = defineRoute({
  id: 'setProductSale',
  method: 'PUT',
  path: '/api/admin/catalogue/products/:productId/sale',
  access: 'admin',
  summary: 'Takes a product out of sale, or sells it again; gifts in registries stay givable',
  failureMessage: 'Failed to change the product. Please try again.',
  params: productId,
  body: z.strictObject({ isActive: z.boolean() }),
  responses: { 200: teamProduct },
});

export const setProductStock = defineRoute({
  id: 'setProductStock',
  method: 'PUT',
  path: '/api/admin/catalogue/products/:productId/stock',
  access: 'admin',
  summary: 'Counts the stock anew; another stock than the one that was seen answers 409',
  failureMessage: 'Failed to save the stock. Please try again.',
  params: productId,
  body: z.strictObject({ stockQuantity, seen: z.int(), why: reason }),
  responses: { 200: teamProduct },
});
