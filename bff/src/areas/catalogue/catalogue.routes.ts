import type { FastifyPluginAsync } from 'fastify';
import { getProduct, listCategories, listProducts } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { route } from '../../routing/route.ts';
import { activeCategories, productFor, searchCatalogue } from './catalogue.service.ts';

export const catalogueRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, listCategories, async () => ({ categories: await activeCategories(db) }));
    route(app, listProducts, ({ query }) => searchCatalogue(db, query));
    route(app, getProduct, ({ params, user }) => productFor(db, params.productId, user.id));
  };
