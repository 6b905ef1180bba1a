import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import * as links from './links.service.ts';

export const linksRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.listLinks, ({ user, params }) =>
      links.listLinks(deps, user.id, params.registryId),
    );
    route(app, contract.addLink, ({ user, params, body }) =>
      links.addLink(deps, user.id, params.registryId, body),
    );
    route(app, contract.changeLink, ({ user, params, body }) =>
      links.changeLink(deps, { userId: user.id, ...params }, body),
    );
    route(app, contract.rotateLink, ({ user, params }) =>
      links.rotateLink(deps, { userId: user.id, ...params }),
    );
    route(app, contract.endLink, ({ user, params }) =>
      links.endLink(deps, { userId: user.id, ...params }),
    );
  };
