import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { createGuestMailer } from '../mails/index.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { clientNetwork } from '../../platform/rate-limits/client-network.ts';
import { route } from '../../platform/routing/route.ts';
import { deleteOldQueries } from './queries.repository.ts';
import { submitQuery } from './queries.service.ts';

export const queriesRoutes =
  ({ config, db, outbox, schedule }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const deps = {
      ...{ config, db, outbox },
      guestMailer: createGuestMailer({ outbox }),
      limiterKey: derivedKey(config.sessionSecret, 'rate-limits'),
    };

    route(app, contract.submitQuery, async ({ body, request }) => {
      await submitQuery(deps, body, clientNetwork(request.ip));
      return { received: true as const };
    });
    schedule.every(3_600, 'old queries', () => deleteOldQueries(db));
  };
