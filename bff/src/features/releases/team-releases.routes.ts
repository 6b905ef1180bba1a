import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { errorMessages, type SessionUser } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { pageHealth, releaseFigures } from './page-health.repository.ts';
import { answerRefusals } from './answer-refusals.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { validTokens } from './deploy-tokens.repository.ts';
import { makeDeployToken, revokeDeployToken } from './deploy-tokens.service.ts';
import { describeReleases } from './release-list.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { LiveReleases } from './deployment.ts';
import { handOverPrefix, promote, publishStored } from './publish.service.ts';
import { rollBack } from './roll-back.service.ts';
import { createTellTeam } from './tell-team.ts';
import { route } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';

export const adminReleasesRoutes =
  (deps: AppDependencies, files: ReleaseFiles, live: LiveReleases): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps;
    answerRefusals(app, 'conflict');
    const tell = createTellTeam(deps);

    /** Every change asks for a confirmed identity. */
    async function targetOf(user: SessionUser, request: FastifyRequest) {
      await requireStepUp(db, request);
      return {
        db,
        files,
        tell,
        actor: { kind: 'admin', userId: user.id, ip: request.ip },
      } as const;
    }

    route(app, contract.listReleases, async () => ({
      releases: await describeReleases(deps, await live()),
      tokens: await validTokens(db),
    }));

    route(app, contract.getReleaseHealth, async () => ({
      pages: await pageHealth(db),
      releases: await releaseFigures(db),
    }));

    route(app, contract.promoteCanary, async ({ user, params, body, request }) => ({
      version: await promote(await targetOf(user, request), params.project, body.canary),
    }));

    route(app, contract.publishRelease, async ({ user, params, body, request }) => {
      const release = { project: params.project, version: body.version };
      const options = { seen: body.seen, canaryPercent: body.canary ?? undefined };
      return { version: await publishStored(await targetOf(user, request), release, options) };
    });

    route(app, contract.rollBackRelease, async ({ user, params, body, request }) => {
      const target = await targetOf(user, request);
      const { version = '', withdrawn = null } = await rollBack(target, params.project, body);
      return { version, withdrawn };
    });

    route(app, contract.handOverPrefix, async ({ user, params, body, request }) => {
      const handOver = { prefix: body.prefix, project: params.project };
      await handOverPrefix(await targetOf(user, request), handOver);
      return handOver;
    });

    route(app, contract.createDeployToken, async ({ user, body, request }) => {
      const { actor } = await targetOf(user, request);
      const { entry, token } = await makeDeployToken(db, actor, { ...body, minutes: null });
      return { token: entry, secret: token };
    });

    route(app, contract.revokeDeployToken, async ({ user, params, request }) => {
      const { actor } = await targetOf(user, request);
      if (!(await revokeDeployToken(db, actor, params.tokenId)))
        throw new AppError('not-found', errorMessages.notFound);
      return { revoked: true as const };
    });
  };
