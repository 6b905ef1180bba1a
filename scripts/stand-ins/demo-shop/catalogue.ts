import { z } from 'zod';
import products from './catalogue.json' with { type: 'json' };

const demoProduct = z.strictObject({
  slug: z.string(),
  name: z.string(),
  maker: z.string(),
  price: z.int(),
  listPrice: z.int().optional(),
  inStock: z.boolean(),
  description: z.string(),
  markup: z.enum(['json-ld', 'microdata', 'open-graph', 'visible', 'script']),
  /** Of the ground, the shape and the accent. */
  colours: z.tuple([z.string(), z.string(), z.string()]),
});
export type DemoProduct = z.infer<typeof demoProduct>;

export const CATALOGUE = z.array(demoProduct).parse(products);
