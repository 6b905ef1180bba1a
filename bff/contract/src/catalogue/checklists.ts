import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id } from '../fields/id.ts';
import { product } from './catalogue.ts';
import { occasions } from '../registries/occasions.ts';

const checklistTopic = z
  .object({
    categoryId: id,
    name: z.string(),
    examples: z.string(),
    /** The number of different gifts at which the topic is done. */
    wished: z.int().positive(),
  })
  .meta({ id: 'ChecklistTopic' });
export type ChecklistTopic = z.infer<typeof checklistTopic>;

export const starterListSize = 8;

const starterList = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    products: z.array(product),
  })
  .meta({ id: 'StarterList' });
export type StarterList = z.infer<typeof starterList>;

const occasionQuery = z.strictObject({ occasion: z.enum(occasions) });

export const getChecklist = defineRoute({
  id: 'getChecklist',
  method: 'GET',
  path: '/api/catalogue/checklist',
  access: 'public',
  summary: 'Gifts that families usually wish for on an occasion, by category',
  failureMessage: 'Failed to load the checklist. Please try again.',
  query: occasionQuery,
  responses: { 200: z.object({ topics: z.array(checklistTopic) }) },
});

export const listStarterLists = defineRoute({
  id: 'listStarterLists',
  method: 'GET',
  path: '/api/catalogue/starter-lists',
  access: 'public',
  summary: 'Lists of gifts for an occasion that a host adds at once',
  failureMessage: 'Failed to load the starter lists. Please try again.',
  query: occasionQuery,
  responses: { 200: z.object({ starterLists: z.array(starterList) }) },
});
