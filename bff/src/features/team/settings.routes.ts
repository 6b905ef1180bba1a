import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { teamMemberOf } from '../../platform/audit/team-member.ts';
import { changeSetting, listSettings } from './settings.service.ts';

export const adminSettingsRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.listSettings, async () => ({ settings: await listSettings(deps) }));
    route(app, contract.changeSetting, async ({ params, body, user, request }) => {
      await requireStepUp(deps.db, request);
      const by = teamMemberOf({ user, request });
      return changeSetting(deps, { name: params.name, ...body }, by);
    });
  };
