import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id } from '../fields/id.ts';

/** Progress of a scrape. `done` and `failed` are final. */
const scrapeSteps = [
  'queued',
  'fetching',
  'reading',
  'rendering',
  'picturing',
  'done',
  'failed',
] as const;
export type ScrapeStep = (typeof scrapeSteps)[number];

/** Only `ok` and `partial` carry a product; otherwise the host types the details. */
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
 * - `not-found`: the page has no value.
 * - `not-sure`: the page has a value without enough evidence.
 * - `corrected`: an earlier correction of the host, kept instead of the page's value.
 */
const fieldNotes = ['not-found', 'not-sure', 'corrected'] as const;
export type FieldNote = (typeof fieldNotes)[number];

export const scrapedPicture = z.object({
  hash: z.string(),
  url: z.string(),
});
export type ScrapedPicture = z.infer<typeof scrapedPicture>;

/** Where a price stands on the page; `data` and `scripts` are not shown to its visitors. */
const pricePlaces = ['beside-button', 'shown', 'data', 'scripts'] as const;
export type PricePlace = (typeof pricePlaces)[number];

const priceChoice = z.object({
  amount: z.number(),
  currency: z.string().nullable(),
  place: z.enum(pricePlaces),
});
export type PriceChoice = z.infer<typeof priceChoice>;

const scrapedProduct = z
  .object({
    title: z.string().nullable(),
    name: z.string().nullable(),
    brand: z.string().nullable(),
    /** Currency units; null without enough evidence. */
    price: z.number().nullable(),
    currency: z.string().nullable(),
    description: z.string().nullable(),
    image: z.string().nullable(),
    pictures: z.array(scrapedPicture),
    url: z.string(),
    notes: z.partialRecord(z.enum(productFields), z.enum(fieldNotes)),
    /** Up to three prices between which the page leaves doubt when `price` is null, the likelier first. */
    priceChoices: z.array(priceChoice).optional(),
  })
  .meta({ id: 'ScrapedProduct' });
export type ScrapedProduct = z.infer<typeof scrapedProduct>;

const scrapeMessage = z.object({
  title: z.string(),
  text: z.string(),
  advice: z.string().nullable(),
});
export type ScrapeMessage = z.infer<typeof scrapeMessage>;

export const scrapeStatus = z
  .object({
    id,
    step: z.enum(scrapeSteps),
    outcome: z.enum(scrapeOutcomes).nullable(),
    notice: scrapeMessage.nullable(),
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
    'Starts a scrape of a product page; a page scraped within the last hour is answered at once',
  failureMessage: 'Could not extract product information from this URL',
  body: z.strictObject({
    url: z
      .string('Please enter a valid product URL')
      .trim()
      .min(1, 'Please enter a valid product URL')
      .max(2048, 'Please enter a valid product URL'),
    kind: z.enum(['page', 'picture']).default('page'),
  }),
  responses: { 202: scrapeStatus },
});

export const maxPhotoBytes = 5 * 1024 * 1024;
const base64Length = Math.ceil(maxPhotoBytes / 3) * 4;
export const photoTooLarge = 'Please choose a photo of up to 5 MB.';

export const uploadPhoto = defineRoute({
  id: 'uploadPhoto',
  method: 'POST',
  path: '/api/scrapes/photos',
  access: 'host',
  summary: 'Stores a photo for a gift; the scrape of its id tells when it is ready',
  failureMessage: 'We could not store this photo. Please try again.',
  // The JSON around the photo.
  maxBodyBytes: base64Length + 1024,
  body: z.strictObject({
    /** JPEG, PNG, WebP, GIF or AVIF in base64. */
    content: z
      .base64('Please choose a photo.')
      .min(1, 'Please choose a photo.')
      .max(base64Length, photoTooLarge),
  }),
  responses: { 202: scrapeStatus },
});

export const getScrape = defineRoute({
  id: 'getScrape',
  method: 'GET',
  path: '/api/scrapes/:scrapeId',
  access: 'host',
  summary: 'Progress and result of a scrape',
  failureMessage: 'Could not extract product information from this URL',
  params: z.strictObject({ scrapeId: id }),
  responses: { 200: scrapeStatus },
});
