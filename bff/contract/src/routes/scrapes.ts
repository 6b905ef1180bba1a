import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id } from '../fields/id.ts';

/** How far the reading of a page has come. `done` and `failed` are final. */
export const scrapeSteps = [
  'queued',
  'fetching',
  'reading',
  'rendering',
  'picturing',
  'done',
  'failed',
] as const;
export type ScrapeStep = (typeof scrapeSteps)[number];

/** What came of it. Everything but `ok` and `partial` means that the host fills in the details by hand. */
export const scrapeOutcomes = [
  'ok',
  'partial',
  'not-a-product',
  'blocked',
  'unreachable',
  'not-allowed',
  'too-large',
  'timeout',
] as const;
export type ScrapeOutcome = (typeof scrapeOutcomes)[number];

/** The details that a host may correct before and after a page was read. */
export const productFields = [
  'name',
  'brand',
  'price',
  'currency',
  'description',
  'picture',
] as const;
export type ProductField = (typeof productFields)[number];

/**
 * - `not-found`: the page does not say it.
 * - `not-sure`: the page says something, but not clearly enough to be taken for true.
 * - `corrected`: the host's own words of an earlier time, which stand against the page's.
 */
export const fieldNotes = ['not-found', 'not-sure', 'corrected'] as const;
export type FieldNote = (typeof fieldNotes)[number];

export const scrapedPicture = z.object({
  /** The content's hash, by which a gift names its picture. */
  hash: z.string(),
  url: z.string(),
});
export type ScrapedPicture = z.infer<typeof scrapedPicture>;

export const scrapedProduct = z
  .object({
    title: z.string().nullable(),
    name: z.string().nullable(),
    brand: z.string().nullable(),
    /** Currency units; null when the page does not say it clearly. */
    price: z.number().nullable(),
    currency: z.string().nullable(),
    description: z.string().nullable(),
    /** The first of the pictures, on our own origin. */
    image: z.string().nullable(),
    /** Kept copies of the page's pictures, the best one first. */
    pictures: z.array(scrapedPicture),
    /** The canonical address, without tracking parameters. */
    url: z.string(),
    /** What there is to say about a field that the page alone does not settle. */
    notes: z.partialRecord(z.enum(productFields), z.enum(fieldNotes)),
  })
  .meta({ id: 'ScrapedProduct' });
export type ScrapedProduct = z.infer<typeof scrapedProduct>;

/** What the host is told when the outcome is not `ok`. */
export const scrapeNotice = z.object({
  title: z.string(),
  text: z.string(),
  /** What lies behind it, and how to go on. */
  advice: z.string().nullable(),
});
export type ScrapeNotice = z.infer<typeof scrapeNotice>;

export const scrapeStatus = z
  .object({
    id,
    step: z.enum(scrapeSteps),
    outcome: z.enum(scrapeOutcomes).nullable(),
    notice: scrapeNotice.nullable(),
    product: scrapedProduct.nullable(),
  })
  .meta({ id: 'Scrape' });
export type ScrapeStatus = z.infer<typeof scrapeStatus>;

export const startScrape = defineRoute({
  id: 'startScrape',
  method: 'POST',
  path: '/api/scrapes',
  access: 'host',
  summary:
    'Asks the workers to read a product page; one that was read within the hour is answered at once',
  failureMessage: 'Could not extract product information from this URL',
  body: z.strictObject({
    url: z
      .string('Please enter a valid product URL')
      .trim()
      .min(1, 'Please enter a valid product URL')
      .max(2048, 'Please enter a valid product URL'),
    /** `picture` keeps one picture and reads nothing else. */
    kind: z.enum(['page', 'picture']).default('page'),
  }),
  responses: { 202: scrapeStatus },
});

export const getScrape = defineRoute({
  id: 'getScrape',
  method: 'GET',
  path: '/api/scrapes/:scrapeId',
  access: 'host',
  summary: 'How far the reading has come, and what it found',
  failureMessage: 'Could not extract product information from this URL',
  params: z.strictObject({ scrapeId: id }),
  responses: { 200: scrapeStatus },
});
