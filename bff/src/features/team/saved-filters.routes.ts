import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { route } from '../../platform/routing/route.ts';
import { deleteFilter, findSavedFilters, upsertFilter } from './saved-filters.repository.ts';

export const savedFiltersRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.listSavedFilters, async ({ user, query }) => ({
      filters: await findSavedFilters(db, user.id, query.list),
    }));
    route(app, contract.saveFilter, async ({ user, body }) => {
      if (!(await upsertFilter(db, user.id, body)))
        throw new AppError(
          'conflict',
          `This list has ${contract.mostSavedFilters} saved filters. Please delete one first.`,
        );
      return { filters: await findSavedFilters(db, user.id, body.list) };
    });
    route(app, contract.deleteSavedFilter, async ({ user, params }) => {
      if (!(await deleteFilter(db, user.id, params.filterId)))
        throw new AppError('not-found', contract.errorMessages.notFound);
      return { deleted: true as const };
    });
  };
