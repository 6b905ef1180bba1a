import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id } from '../fields/id.ts';
import { addExternalItem, registryItem } from './items.ts';
import { scrapeStatus } from '../scraping/scrapes.ts';

export const maxPageListLines = 50;

const pageListLine = z
  .object({
    id,
    /** Without tracking parameters. */
    url: z.string(),
    /** The reading of the page. Its result can be read for two days. */
    scrape: scrapeStatus.omit({ product: true }),
    found: scrapeStatus.shape.product
      .unwrap()
      .pick({ name: true, price: true, currency: true, image: true })
      .nullable(),
    decision: z.enum(['added', 'dropped']).nullable(),
  })
  .meta({ id: 'PageListLine' });
export type PageListLine = z.infer<typeof pageListLine>;

const pageList = z
  .object({
    id,
    lines: z.array(pageListLine),
    refused: z.array(z.object({ url: z.string(), reason: z.string() })).optional(),
  })
  .meta({ id: 'PageList' });
export type PageList = z.infer<typeof pageList>;

const noLinks = 'Please paste at least one link';
export const tooManyLinks = `Please paste up to ${maxPageListLines} links at once`;

export const startPageList = defineRoute({
  id: 'startPageList',
  method: 'POST',
  path: '/api/page-lists',
  access: 'host',
  summary:
    'Starts the reading of up to 50 pages, without links that can not be read; the list before it must be decided, and gives way',
  failureMessage: 'We could not start reading these links. Please try again.',
  // 50 of the longest addresses.
  maxBodyBytes: 256 * 1024,
  body: z.strictObject({
    urls: z
      .array(z.string().trim().min(1).max(2048), noLinks)
      .min(1, noLinks)
      .max(maxPageListLines, tooManyLinks),
  }),
  responses: { 202: pageList },
});

export const getPageList = defineRoute({
  id: 'getPageList',
  method: 'GET',
  path: '/api/page-lists/current',
  access: 'host',
  summary: "The caller's list of pages, with the progress of each",
  failureMessage: 'Failed to load your links',
  responses: { 200: z.object({ list: pageList.nullable() }) },
});

export const dropPageList = defineRoute({
  id: 'dropPageList',
  method: 'DELETE',
  path: '/api/page-lists/current',
  access: 'host',
  summary: "Drops the caller's list; gifts that were added stay",
  failureMessage: 'We could not drop this list. Please try again.',
  responses: { 200: z.object({ removed: z.literal(true) }) },
});

const lineParams = z.strictObject({ lineId: id });

export const addPageListLine = defineRoute({
  id: 'addPageListLine',
  method: 'POST',
  path: '/api/page-lists/lines/:lineId/item',
  access: 'host',
  summary: 'Adds the gift of an undecided line, as it was read or corrected',
  failureMessage: 'Failed to add product to registry. Please try again.',
  params: lineParams,
  body: addExternalItem.body,
  responses: { 201: registryItem },
});

export const dropPageListLine = defineRoute({
  id: 'dropPageListLine',
  method: 'PUT',
  path: '/api/page-lists/lines/:lineId/dropped',
  access: 'host',
  summary: 'Drops a line that is not added, or opens a decided line again',
  failureMessage: 'We could not change this line. Please try again.',
  params: lineParams,
  body: z.strictObject({ dropped: z.boolean() }),
  responses: { 200: z.object({ dropped: z.boolean() }) },
});
