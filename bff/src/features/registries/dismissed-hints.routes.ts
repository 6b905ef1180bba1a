import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { findDismissedHints, insertDismissedHint } from './dismissed-hints.repository.ts';

export const dismissedHintsRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.listDismissedHints, async ({ user }) => ({
      dismissed: await findDismissedHints(db, user.id),
    }));
    route(app, contract.dismissHint, async ({ user, params }) => {
      await insertDismissedHint(db, user.id, params.hint);
      return { dismissed: await findDismissedHints(db, user.id) };
    });
  };
