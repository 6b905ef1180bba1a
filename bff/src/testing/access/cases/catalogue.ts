import { randomUUID } from 'node:crypto';
import { anyHost, everybody } from '../access-rows.ts';
import { none, type RouteCases } from '../sample-requests.ts';

export const catalogueCases: RouteCases = {
  listCategories: { access: everybody(200), request: none },
  listProducts: { access: everybody(200), request: none },
  getChecklist: {
    access: everybody(200),
    request: () => ({ query: { occasion: 'wedding' } }),
  },
  listStarterLists: {
    access: everybody(200),
    request: () => ({ query: { occasion: 'wedding' } }),
  },
  getProduct: {
    access: everybody(200),
    request: async (fixtures) => ({ params: { productId: await fixtures.productId() } }),
  },
  listDismissedHints: { access: anyHost(200), request: none },
  dismissHint: { access: anyHost(200), request: () => ({ params: { hint: 'welcome' } }) },
  submitQuery: {
    access: everybody(201),
    request: () => ({
      body: {
        name: 'Ravi',
        email: `${randomUUID()}@example.com`,
        phone: '9876543210',
        queryText: 'Do you deliver to Pune?',
      },
    }),
  },
};
