import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id } from '../fields/id.ts';

/** How far the reading of a page has come. `done` and `failed` are final. */
export const scrapeSteps = [
  'queued',
  'fetching',
  'reading',
  'rendering',
  'done',
  'failed',
] as const;
export type ScrapeStep = (typeof scrapeSteps)[number];

/** What came of it. Everything but `ok` and `partial` means that the host types the details by hand. */
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

export const scrapedProduct = z
  .object({
    title: z.string().nullable(),
    name: z.string().nullable(),
    brand: z.string().nullable(),
    /** Currency units; null when the page does not say it clearly. */
    price: z.number().nullable(),
    currency: z.string().nullable(),
    description: z.string().nullable(),
    image: z.string().nullable(),
    /** The canonical address, without tracking parameters. */
    url: z.string(),
  })
  .meta({ id: 'ScrapedProduct' });
export type ScrapedProduct = z.infer<typeof scrapedProduct>;

export const scrapeStatus = z
  .object({
    id,
    step: z.enum(scrapeSteps),
    outcome: z.enum(scrapeOutcomes).nullable(),
    /** A sentence for the host when the outcome is not `ok`. */
    message: z.string().nullable(),
    product: scrapedProduct.nullable(),
  })
  .meta({ id: 'Scrape' });
export type ScrapeStatus = z.infer<typeof scrapeStatus>;

export const startScrape = defineRoute({
  id: 'startScrape',
  method: 'POST',
  path: '/api/scrapes',
  access: 'host',
  summary: 'Asks the workers to read a product page',
  body: z.strictObject({
    url: z
      .string('Please enter a valid product URL')
      .trim()
      .min(1, 'Please enter a valid product URL')
      .max(2048, 'Please enter a valid product URL'),
  }),
  responses: { 202: scrapeStatus },
});

export const getScrape = defineRoute({
  id: 'getScrape',
  method: 'GET',
  path: '/api/scrapes/:scrapeId',
  access: 'host',
  summary: 'How far the reading has come, and what it found',
  params: z.strictObject({ scrapeId: id }),
  responses: { 200: scrapeStatus },
});
