import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { errorMessages, type SessionUser } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { pageHealth, releaseFigures } from './page-health.repository.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { validTokens } from '../../platform/releases/deploy-tokens/deploy-tokens.repository.ts';
import {
  makeDeployToken,
  revokeDeployToken,
} from '../../platform/releases/deploy-tokens/deploy-tokens.service.ts';
import { describeReleases } from '../../platform/releases/describe-releases.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import type { LiveReleases } from '../../platform/releases/live-releases.ts';
import { handOverPrefix } from '../../platform/releases/pages/hand-over-prefix.service.ts';
import { createPreviews } from '../../platform/releases/previews.ts';
import { publishStored } from '../../platform/releases/publishing/publish-stored.service.ts';
import { promote } from '../../platform/releases/publishing/promote.service.ts';
import { PublishError } from '../../platform/releases/publish-error.ts';
import type { ReleaseActor } from '../../platform/releases/release-audit.repository.ts';
import { rollBack } from '../../platform/releases/publishing/roll-back.service.ts';
import { addContact, removeContact } from '../../platform/releases/team/contacts.service.ts';
import { createTellTeam } from '../../platform/releases/team/tell-team.ts';
import { findExample } from '../../subjects/example-pages/example.repository.ts';
import { route } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';

const actorOf = (user: SessionUser, { ip }: FastifyRequest): ReleaseActor => ({
  kind: 'admin',
  userId: user.id,
  ip,
});

async function orConflict<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof PublishError) throw new AppError('conflict', error.message);
    throw error;
  }
}

export const adminReleasesRoutes =
  (deps: AppDependencies, files: ReleaseFiles, live: LiveReleases): FastifyPluginAsync =>
  async (app) => {
    const { config, db } = deps;
    const previews = createPreviews(deps);
    const tell = createTellTeam(deps);
    route(app, contract.listReleases, async () => ({
      releases: await describeReleases({
        ...{ db, deployment: await live(), previews },
        example:
          config.sampleShareCode === undefined
            ? undefined
            : await findExample(db, config.sampleShareCode),
      }),
      tokens: await validTokens(db),
    }));

    route(app, contract.getReleaseHealth, async () => ({
      pages: await pageHealth(db),
      releases: await releaseFigures(db),
    }));

    route(app, contract.promoteCanary, async ({ user, params, body, request }) => {
      await requireStepUp(db, request);
      const target = { db, actor: actorOf(user, request), tell };
      return { version: await orConflict(promote(target, params.project, body.canary)) };
    });

    route(app, contract.publishRelease, async ({ user, params, body, request }) => {
      await requireStepUp(db, request);
      const target = { db, files, actor: actorOf(user, request), tell };
      const key = { project: params.project, version: body.version };
      const options = { seen: body.seen, canaryPercent: body.canary ?? undefined };
      return { version: await orConflict(publishStored(target, key, options)) };
    });

    route(app, contract.rollBackRelease, async ({ user, params, body, request }) => {
      await requireStepUp(db, request);
      const target = { db, files, actor: actorOf(user, request), tell };
      const { version = '', withdrawn = null } = await orConflict(
        rollBack(target, params.project, body),
      );
      return { version, withdrawn };
    });

    route(app, contract.handOverPrefix, async ({ user, params, body, request }) => {
      await requireStepUp(db, request);
      const handOver = { prefix: body.prefix, project: params.project };
      await orConflict(handOverPrefix({ db, actor: actorOf(user, request) }, handOver));
      return handOver;
    });

    route(app, contract.addReleaseContact, async ({ user, params, body, request }) => {
      await requireStepUp(db, request);
      const target = { db, actor: actorOf(user, request) };
      return { contact: await orConflict(addContact(target, params.project, body.address)) };
    });

    route(app, contract.removeReleaseContact, async ({ user, params, request }) => {
      await requireStepUp(db, request);
      const target = { db, actor: actorOf(user, request) };
      if (!(await removeContact(target, params.project, params.contactId)))
        throw new AppError('not-found', errorMessages.notFound);
      return { removed: true as const };
    });

    route(app, contract.createDeployToken, async ({ user, body, request }) => {
      await requireStepUp(db, request);
      const actor = actorOf(user, request);
      const { entry, token } = await makeDeployToken(db, actor, { ...body, minutes: null });
      return { token: entry, secret: token };
    });

    route(app, contract.revokeDeployToken, async ({ user, params, request }) => {
      await requireStepUp(db, request);
      const actor = actorOf(user, request);
      if (!(await revokeDeployToken(db, actor, params.tokenId)))
        throw new AppError('not-found', errorMessages.notFound);
      return { revoked: true as const };
    });
  };
