import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { findTeamProducts } from './catalogue/product-rows.repository.ts';
import { adminList } from './lists/admin-list.ts';
import { findPeople } from './people/people.repository.ts';
import { findQueries } from './queries/team-queries.repository.ts';
import { findTeamRegistries } from './registries/team-registries.repository.ts';

/** The lists of the control center (docs/how-to/add-an-admin-list.md). */
export const adminListsRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    adminList(app, contract.teamProducts, (query, ask) => findTeamProducts(db, query, ask));
    adminList(app, contract.teamRegistries, (query, ask) => findTeamRegistries(db, query, ask));
    adminList(app, contract.people, (query, ask) => findPeople(db, query, ask));
    adminList(app, contract.teamQueries, (query, ask) => findQueries(db, query, ask));
  };
