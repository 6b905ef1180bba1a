import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { id, rowVersion } from '../fields/id.ts';

const teamCategory = z
  .object({
    id,
    name: z.string(),
    isActive: z.boolean(),
    version: z.int(),
    products: z.int(),
  })
  .meta({ id: 'TeamCategory' });
export type TeamCategory = z.infer<typeof teamCategory>;

const categories = z.object({ categories: z.array(teamCategory) });
const name = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(60, 'Please use 60 characters or less.');

export const categoryForm = z.strictObject({ name });

export const listTeamCategories = defineRoute({
  id: 'listTeamCategories',
  method: 'GET',
  path: '/api/admin/catalogue/categories',
  access: 'support',
  summary: 'All categories in display order, with the number of their products',
  failureMessage: 'Failed to load the categories. Please try again.',
  responses: { 200: categories },
});

export const createCategory = defineRoute({
  id: 'createCategory',
  method: 'POST',
  path: '/api/admin/catalogue/categories',
  access: 'admin',
  summary: 'Adds a category after the others',
  failureMessage: 'Failed to add the category. Please try again.',
  body: categoryForm,
  responses: { 201: categories },
});

export const saveCategory = defineRoute({
  id: 'saveCategory',
  method: 'PUT',
  path: '/api/admin/catalogue/categories/:categoryId',
  access: 'admin',
  summary: 'Renames a category, hides it or shows it again; a stale save answers 409',
  failureMessage: 'Failed to save the category. Please try again.',
  params: z.strictObject({ categoryId: id }),
  body: categoryForm.extend({ isActive: z.boolean(), version: rowVersion }),
  responses: { 200: categories },
});

export const orderCategories = defineRoute({
  id: 'orderCategories',
  method: 'PUT',
  path: '/api/admin/catalogue/category-order',
  access: 'admin',
  summary: 'Orders the categories; a list that misses one answers 409',
  failureMessage: 'Failed to save the order. Please try again.',
  body: z.strictObject({ ids: z.array(id).min(1).max(200) }),
  responses: { 200: categories },
});
