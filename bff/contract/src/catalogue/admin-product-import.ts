import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id } from '../fields/id.ts';
import { createProduct } from './admin-catalogue.ts';

const { name, brand, description, price, occasions, stockQuantity } = createProduct.body.shape;

/** A line of a file. With an id it changes that product, without one it adds a product. */
export const importedProduct = z.strictObject({
  row: z.int().positive(),
  id: id.nullable(),
  ...{ name, brand, description, price, occasions, stockQuantity },
  category: z.string().trim().max(60, 'Please use 60 characters or less.').nullable(),
  isActive: z.boolean(),
});
export type ImportedProduct = z.input<typeof importedProduct>;

export const maxImportedProducts = 1_000;

const importLine = z
  .object({
    row: z.int(),
    name: z.string(),
    outcome: z.enum(['added', 'changed', 'same', 'refused']),
    problem: z.string().nullable(),
  })
  .meta({ id: 'ProductImportLine' });
export type ProductImportLine = z.infer<typeof importLine>;

export const importProducts = defineRoute({
  id: 'importProducts',
  method: 'POST',
  path: '/api/admin/catalogue/import',
  access: 'admin',
  summary: 'Tries the lines of a file, or applies all of them; a refused line answers 409 then',
  failureMessage: 'Failed to import the products. Please try again.',
  maxBodyBytes: 6 * 1024 * 1024,
  body: z.strictObject({
    apply: z.boolean(),
    products: z.array(importedProduct).min(1).max(maxImportedProducts),
  }),
  responses: { 200: z.object({ lines: z.array(importLine) }) },
});
