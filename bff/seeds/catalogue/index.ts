import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogueOccasions } from '@gift-registry/bff-contract';

const productSeed = z.strictObject({
  /** Stable: names the product across seedings, and its picture file. */
  key: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Whole rupees. */
  price: z.int().positive(),
  stockQuantity: z.int().nonnegative(),
  description: z.string(),
  occasions: z.array(z.enum(catalogueOccasions)).min(1),
});
export type ProductSeed = z.infer<typeof productSeed>;

const categorySeed = z.strictObject({ name: z.string(), products: z.array(productSeed) });

/** In display order. */
const categoryKeys = [
  'kitchen-and-cookware',
  'dining-and-serveware',
  'home-decor',
  'bedding-and-bath',
  'home-appliances',
  'baby-care',
  'nursery',
  'toys-and-games',
  'jewellery-and-keepsakes',
  'travel-and-luggage',
  'books-and-stationery',
  'puja-and-festive',
  'wellness',
  'garden-and-balcony',
];

function readCategory(key: string) {
  const file = join(import.meta.dirname, 'categories', `${key}.json`);
  return { key, ...categorySeed.parse(JSON.parse(readFileSync(file, 'utf8'))) };
}

export const catalogue = categoryKeys.map(readCategory);
