import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { route } from '../../routing/route.ts';
import { findCategories } from './catalogue.repository.ts';
import { getProduct, searchProducts } from './catalogue.service.ts';

export const catalogueRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.listCategories, async () => ({
      categories: await findCategories(deps.db),
    }));
    route(app, contract.listProducts, ({ query }) => searchProducts(deps, query));
    route(app, contract.getProduct, ({ params, user }) =>
      getProduct(deps, params.productId, user?.id),
    );
  };
