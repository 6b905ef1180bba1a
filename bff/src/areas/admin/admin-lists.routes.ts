import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { findTeamProducts } from './catalogue/product-rows.repository.ts';
import { csvReply, pageReply } from './lists/list-replies.ts';
import { findPeople } from './people/people.repository.ts';
import { findQueries } from './queries/team-queries.repository.ts';
import { findTeamRegistries } from './registries/team-registries.repository.ts';

/** The lists of the control center (docs/how-to/add-an-admin-list.md). */
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
    route(app, contract.listPeople, ({ query }) =>
      pageReply(query, (ask) => findPeople(db, query, ask)),
    );
    route(app, contract.exportPeople, ({ query }) =>
      csvReply(contract.people, query.sort, (ask) => findPeople(db, query, ask)),
    );
    route(app, contract.listQueries, ({ query }) =>
      pageReply(query, (ask) => findQueries(db, query, ask)),
    );
    route(app, contract.exportQueries, ({ query }) =>
      csvReply(contract.teamQueries, query.sort, (ask) => findQueries(db, query, ask)),
    );
  };
