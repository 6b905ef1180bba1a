import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import * as sections from './sections.service.ts';

export const sectionsRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.createSection, ({ user, params, body }) =>
      sections.createSection(deps, user.id, params.registryId, body),
    );
    route(app, contract.renameSection, ({ user, params, body }) =>
      sections.renameSection(deps, user.id, params.sectionId, body),
    );
    route(app, contract.placeSection, async ({ user, params, body }) => ({
      sections: await sections.placeSection(deps, user.id, params.sectionId, body.afterSectionId),
    }));
    route(app, contract.removeSection, async ({ user, params }) => ({
      itemIds: await sections.removeSection(deps, user.id, params.sectionId),
    }));
  };
