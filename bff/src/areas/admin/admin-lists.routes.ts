import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { findTeamProducts } from './catalogue/product-rows.repository.ts';
import { csvReply, pageReply } from './lists/list-replies.ts';
import { findTeamRegistries } from './registries/team-registries.repository.ts';

/** The lists of the control center; `npm run new-admin-list` adds one. */
export const adminListsRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.listTeamRegistries, ({ query }) =>
      pageReply(query, (ask) => findTeamRegistries(db, query, ask)),
    );
    route(app, contract.listTeamProducts, ({ query }) =>
      pageReply(query, (ask) => findTeamProducts(db, query, ask)),
    );
    route(app, contract.exportTeamProducts, ({ query }) =>
      csvReply(contract.teamProducts, query.sort, (ask) => findTeamProducts(db, query, ask)),
    );
    route(app, contract.exportTeamRegistries, ({ query }) =>
      csvReply(contract.teamRegistries, query.sort, (ask) => findTeamRegistries(db, query, ask)),
    );
  };
