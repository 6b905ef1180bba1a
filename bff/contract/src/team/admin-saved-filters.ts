import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id } from '../fields/id.ts';

export const mostSavedFilters = 20;

const list = z.string().regex(/^[a-z-]{1,40}$/, 'There is no such list.');

const savedFilter = z
  .object({
    id,
    name: z.string(),
    /** The parameters of the list's address. */
    query: z.string(),
  })
  .meta({ id: 'SavedFilter' });
export type SavedFilter = z.infer<typeof savedFilter>;

const savedFilters = z.object({ filters: z.array(savedFilter) }).meta({ id: 'SavedFilters' });

export const listSavedFilters = defineRoute({
  id: 'listSavedFilters',
  method: 'GET',
  path: '/api/admin/saved-filters',
  access: 'support',
  summary: 'The filters of a list that the caller has saved, by name',
  failureMessage: 'Failed to load your filters. Please try again.',
  query: z.strictObject({ list }),
  responses: { 200: savedFilters },
});

export const saveFilter = defineRoute({
  id: 'saveFilter',
  method: 'POST',
  path: '/api/admin/saved-filters',
  access: 'support',
  summary: 'Saves filters of a list under a name; replaces those that have it',
  failureMessage: 'The filters were not saved. Please try again.',
  body: z.strictObject({
    list,
    name: z
      .string()
      .trim()
      .min(1, 'Please enter a name')
      .max(40, 'Please use 40 characters or less.'),
    query: z.string().min(1).max(1_000, 'These filters are too long to be saved.'),
  }),
  responses: { 200: savedFilters },
});

export const deleteSavedFilter = defineRoute({
  id: 'deleteSavedFilter',
  method: 'DELETE',
  path: '/api/admin/saved-filters/:filterId',
  access: 'support',
  summary: 'Deletes filters that the caller has saved',
  failureMessage: 'The filters were not deleted. Please try again.',
  params: z.object({ filterId: id }),
  responses: { 200: z.object({ deleted: z.literal(true) }) },
});
