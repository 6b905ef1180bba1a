import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { AppError } from '../../errors/app-error.ts';
import { validTokens } from '../../releases/deploy/deploy-tokens.repository.ts';
import { makeDeployToken, revokeDeployToken } from '../../releases/deploy/deploy-tokens.service.ts';
import { deployedProjects } from '../../releases/releases.repository.ts';
import { route } from '../../routing/route.ts';
import { requireStepUp } from '../../sessions/step-up.ts';

/** Releases and deploy tokens in the control center. */
export const adminReleasesRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.listReleases, async () => ({
      releases: await deployedProjects(db),
      tokens: await validTokens(db),
    }));

    route(app, contract.createDeployToken, async ({ user, body, request }) => {
      await requireStepUp(db, request);
      const actor = { kind: 'admin', userId: user.id, ip: request.ip } as const;
      const { entry, token } = await makeDeployToken(db, actor, { ...body, minutes: null });
      return { token: entry, secret: token };
    });

    route(app, contract.revokeDeployToken, async ({ user, params, request }) => {
      await requireStepUp(db, request);
      const actor = { kind: 'admin', userId: user.id, ip: request.ip } as const;
      if (!(await revokeDeployToken(db, actor, params.tokenId)))
        throw new AppError('not-found', errorMessages.notFound);
      return { revoked: true as const };
    });
  };
