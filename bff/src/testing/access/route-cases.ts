import { accountCases } from './cases/account.ts';
import { adminCatalogueCases } from './cases/admin-catalogue.ts';
import { administrationCases } from './cases/administration.ts';
import { catalogueCases } from './cases/catalogue.ts';
import { giftBookCases } from './cases/gift-book.ts';
import { guestCases } from './cases/guests.ts';
import { hostCases } from './cases/hosts.ts';
import { itemCases } from './cases/items.ts';
import { orderCases } from './cases/orders.ts';
import { registryCases } from './cases/registries.ts';
import { sharingCases } from './cases/sharing.ts';
import { signInCases } from './cases/sign-in.ts';
import type { RouteCase, RouteCases } from './sample-requests.ts';

export const routeCases: RouteCases = {
  ...accountCases,
  ...administrationCases,
  ...adminCatalogueCases,
  ...catalogueCases,
  ...giftBookCases,
  ...guestCases,
  ...hostCases,
  ...itemCases,
  ...orderCases,
  ...registryCases,
  ...sharingCases,
  ...signInCases,
};

export const routesOutsideContract: readonly string[] = [
  '/api/events',
  '/api/auth/google/start',
  '/api/auth/google/callback',
  '/api/unsubscribe/:token',
  '/api/reports',
  // The signature of the payment provider opens it: `orders.integration.test.ts`.
  '/api/payments/events',
  '/api/deploy/releases',
  '/api/deploy/:project/releases',
  '/api/deploy/:project/visits',
  '/api/deploy/:project/visits/:version/failure',
  '/api/deploy/:project/promote',
  '/api/deploy/:project/rollback',
  '/api/deploy/:project/retire',
  '/api/deploy/:project/refusals',
  '/api/deploy/:project/token',
  '/api/deploy/:project/contracts',
  '/api/deploy/:project/contacts',
  '/api/deploy/:project/contacts/:contactId',
];

export function routeCaseOf(routeId: string): RouteCase {
  const found = routeCases[routeId];
  if (!found) throw new Error(`${routeId} has no entry in the folder cases.`);
  return found;
}
