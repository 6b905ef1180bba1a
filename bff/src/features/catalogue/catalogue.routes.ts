import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { getChecklist, listStarterLists } from './checklists.service.ts';
import { tellStock } from './tell-stock.service.ts';
import { getProduct } from './catalogue.service.ts';

export const catalogueRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    deps.schedule.every(2, 'stock news', () => tellStock(deps.db));
    route(app, contract.getChecklist, async ({ query }) => ({
      topics: await getChecklist(deps, query.occasion),
    }));
    route(app, contract.listStarterLists, async ({ query }) => ({
      starterLists: await listStarterLists(deps, query.occasion),
    }));
    route(app, contract.getProduct, ({ params, user }) =>
      getProduct(deps, params.productId, user?.id),
    );
  };
