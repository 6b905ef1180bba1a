import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';

export const getAdminOverview = defineRoute({
  id: 'getAdminOverview',
  method: 'GET',
  path: '/api/admin/overview',
  access: 'support',
  summary: 'Counts of accounts, registries, products and gifts',
  failureMessage: 'Failed to load the overview. Please try again.',
  responses: {
    200: z
      .object({
        accounts: z.number().int(),
        registries: z.number().int(),
        publishedRegistries: z.number().int(),
        products: z.number().int(),
        gifts: z.number().int(),
      })
      .meta({ id: 'AdminOverview' }),
  },
});

const found = z
  .object({
    /** As in the audit log: `order:TF-…`, `registry:…`, `user:…`, `mail:…`. */
    subject: z.string(),
    title: z.string(),
    note: z.string(),
  })
  .meta({ id: 'Found' });
export type Found = z.infer<typeof found>;

export const searchTeam = defineRoute({
  id: 'searchTeam',
  method: 'GET',
  path: '/api/admin/search',
  access: 'support',
  summary: 'Orders, registries, people and mails that match: five of each at most, in this order',
  failureMessage: 'The search failed. Please try again.',
  query: z.strictObject({
    text: z.string().trim().min(2, 'Please type two letters or more').max(100),
  }),
  responses: { 200: z.object({ results: z.array(found) }) },
});
