import { z } from 'zod';
import { pictureHashSchema } from './pictures.ts';

export const scrapeJobSchema = z.object({
  /** The address; for `upload` the id of the upload. */
  url: z.string().min(1).max(2048),
  /**
   * Defaults to `page`. `price` reads a page without storing its pictures. `picture` only stores the picture at the
   * address, `upload` an uploaded one.
   */
  kind: z.enum(['page', 'price', 'picture', 'upload']).optional(),
});
export type ScrapeJob = z.infer<typeof scrapeJobSchema>;

export const scrapeProgressSchema = z.object({
  step: z.enum(['fetching', 'reading', 'rendering', 'picturing']),
});
export type ScrapeProgress = z.infer<typeof scrapeProgressSchema>;

const scrapeOutcomeSchema = z.enum([
  'ok',
  'partial',
  'not-a-product',
  'blocked',
  'unreachable',
  'not-allowed',
  'too-large',
  'timeout',
]);
export type ScrapeOutcome = z.infer<typeof scrapeOutcomeSchema>;

const availabilitySchema = z.enum(['in-stock', 'out-of-stock', 'pre-order']);
export type Availability = z.infer<typeof availabilitySchema>;

const evidenceSourceSchema = z.enum([
  'json-ld',
  'microdata',
  'rdfa',
  'open-graph',
  'meta',
  'state',
  'shop-rule',
  'visible',
]);
export type EvidenceSource = z.infer<typeof evidenceSourceSchema>;

const scrapedFieldSchema = z.enum([
  'name',
  'brand',
  'price',
  'currency',
  'availability',
  'description',
  'image',
]);
export type ScrapedField = z.infer<typeof scrapedFieldSchema>;

const priceRangeSchema = z.object({
  min: z.number().nonnegative(),
  max: z.number().nonnegative(),
});
export type PriceRange = z.infer<typeof priceRangeSchema>;

const pricePlaceSchema = z.enum(['beside-button', 'shown', 'data', 'scripts']);
export type PricePlace = z.infer<typeof pricePlaceSchema>;

/** Prices between which the page leaves doubt, the likelier first; `place` is where each stands. */
const scrapeChoicesSchema = z.object({
  price: z
    .array(
      z.object({
        amount: z.number().positive(),
        currency: z.string().nullable(),
        place: pricePlaceSchema,
      }),
    )
    .max(3)
    .optional(),
});

/** A field without enough evidence is null: no price is better than a wrong one, and the host chooses. */
export const scrapeResultSchema = z.object({
  outcome: scrapeOutcomeSchema,
  title: z.string().nullable(),
  name: z.string().nullable(),
  brand: z.string().nullable(),
  price: z.number().nonnegative().nullable(),
  /** Set when the variants' prices differ; `price` is then the one that the page shows. */
  priceRange: priceRangeSchema.optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  availability: availabilitySchema.nullable(),
  description: z.string().nullable(),
  image: z.url({ protocol: /^https?$/ }).nullable(),
  images: z.array(z.url({ protocol: /^https?$/ })),
  url: z.string(),
  /** The source of each field, also of one that stays empty because the page leaves doubt. */
  evidence: z.partialRecord(scrapedFieldSchema, evidenceSourceSchema),
  choices: scrapeChoicesSchema.optional(),
});
export type ScrapeResult = z.infer<typeof scrapeResultSchema>;

export const scrapeJobResultSchema = scrapeResultSchema.extend({
  pictures: z.array(pictureHashSchema).default([]),
});
export type ScrapeJobResult = z.infer<typeof scrapeJobResultSchema>;
