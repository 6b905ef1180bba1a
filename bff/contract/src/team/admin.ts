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
