import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id } from '../fields/id.ts';
import { storedPrice } from '../fields/money.ts';

export const catalogueOccasions = [
  'baby-shower',
  'wedding',
  'birthday',
  'housewarming',
  'anniversary',
  'graduation',
] as const;
export type CatalogueOccasion = (typeof catalogueOccasions)[number];

/** Half-open rupee bands: below 1000, 1000 to below 5000, 5000 and up. */
export const priceBands = ['0-999', '1000-4999', '5000+'] as const;
export type PriceBand = (typeof priceBands)[number];

/** The filter offers `reserved`, which has no effect. */
export const giftStatuses = ['available', 'purchased', 'reserved'] as const;
export type GiftStatus = (typeof giftStatuses)[number];

/** `relevance` puts products first whose name begins with the search term, then those with it in the name. */
export const productSorts = ['newest', 'relevance', 'price-low', 'price-high'] as const;
export type ProductSort = (typeof productSorts)[number];

export const cataloguePageSize = 9;

export const product = z
  .object({
    id,
    name: z.string(),
    brand: z.string().nullable(),
    description: z.string(),
    price: storedPrice,
    currency: z.string(),
    imageUrl: z.string(),
    thumbnailUrl: z.string(),
    imageAlt: z.string().nullable().optional(),
    externalUrl: z.string().nullable(),
    source: z.enum(['internal', 'external']),
    /** 1 in stock, 0 out of stock. */
    stockQuantity: z.number().int(),
    categoryId: id.nullable(),
    occasions: z.array(z.string()),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof product>;

const productCategory = z.object({ id, name: z.string() }).meta({ id: 'ProductCategory' });
export type ProductCategory = z.infer<typeof productCategory>;

export const listCategories = defineRoute({
  id: 'listCategories',
  method: 'GET',
  path: '/api/catalogue/categories',
  access: 'public',
  summary: 'Active categories in display order',
  failureMessage: 'Failed to load categories. Please try again.',
  responses: { 200: z.object({ categories: z.array(productCategory) }) },
});

const listOf = <T extends z.ZodType<unknown, string>>(item: T, max: number) =>
  z
    .string()
    .max(400)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(max))
    .optional();

export const productQuery = z.strictObject({
  search: z.string().trim().max(100, 'Please search with 100 characters or less').optional(),
  categories: listOf(id, 30),
  occasions: listOf(z.enum(catalogueOccasions), catalogueOccasions.length),
  /** Its products come before the others, the newest of both first. */
  firstOccasion: z.enum(catalogueOccasions).optional(),
  priceBands: listOf(z.enum(priceBands), priceBands.length),
  giftStatuses: listOf(z.enum(giftStatuses), giftStatuses.length),
  sort: z.enum(productSorts).default('newest'),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(60).default(cataloguePageSize),
});

export const listProducts = defineRoute({
  id: 'listProducts',
  method: 'GET',
  path: '/api/catalogue/products',
  access: 'public',
  summary:
    'Active catalogue products, searched, filtered and sorted by the database; a search also finds the gifts that the caller added from other websites',
  failureMessage: 'Failed to load products. Please try again.',
  query: productQuery,
  responses: {
    200: z.object({
      products: z.array(product),
      total: z.number().int(),
    }),
  },
});

export const getProduct = defineRoute({
  id: 'getProduct',
  method: 'GET',
  path: '/api/catalogue/products/:productId',
  access: 'public',
  summary: 'One product; an external one only for the accounts that added it',
  failureMessage: 'Failed to load product details',
  params: z.strictObject({ productId: id }),
  responses: { 200: product },
});
