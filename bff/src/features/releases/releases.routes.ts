import { mkdir } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest, FastifyError } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { errorMessages, type SessionUser } from '@gift-registry/bff-contract';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { AppError } from '../../platform/errors/app-error.ts';
import { route } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { answerRefusals } from './answer-refusals.ts';
import { validTokens } from './deploy-tokens.repository.ts';
import { makeDeployToken, revokeDeployToken } from './deploy-tokens.ts';
import { type LiveReleases, createLiveReleases } from './deployment.ts';
import { handOverPrefix, promote, publishStored } from './publish-release.ts';
import { type ReleaseFiles, releasesFolder, createReleaseFiles } from './release-files.ts';
import { pageHealth, releaseFigures } from './release-list.repository.ts';
import { describeReleases } from './release-list.ts';
import { releaseTableOf } from './release-table.ts';
import { rollBack } from './roll-back.ts';
import { createTellTeam } from './tell-team.ts';

function adminReleasesRoutes(app: FastifyInstance, files: ReleaseFiles, live: LiveReleases): void {
  const { db } = app;
  answerRefusals(app, 'conflict');
  const tell = createTellTeam(app);

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
    releases: await describeReleases(app, await live()),
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
}

interface FileParams {
  readonly Params: { readonly '*'?: string };
}

/** Maps are for the stacks of reports; the names in them are nobody else's business. */
const sourceMap = /\.map(?:\.|$)/i;
const releaseFile = /^([a-z0-9-]{1,60})\/([0-9a-f]{1,64})\/(.+)$/;

async function releaseFilesRoutes(
  app: FastifyInstance,
  live: LiveReleases,
  files: ReleaseFiles,
): Promise<void> {
  const root = releasesFolder(app.config.dataDir);
  await mkdir(root, { recursive: true });
  // The files are on this disk, or come to it before they are sent.
  app.addHook<FileParams>('preHandler', async ({ params }, reply) => {
    const [, project, version, path] = releaseFile.exec(params['*'] ?? '') ?? [];
    if (!project || !version || !path) return;
    if (sourceMap.test(path)) return reply.callNotFound();
    if (!(await files.locate({ project, version }, path))) return reply.callNotFound();
  });
  await app.register(fastifyStatic, {
    root,
    prefix: '/_mf/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
  });
  // Path traversal is answered like any unknown URL.
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode !== 403) throw error;
    reply.callNotFound();
  });
  app.get('/_mf/registry.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return releaseTableOf((await live()).live);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly releaseFiles: ReleaseFiles;
    readonly liveReleases: LiveReleases;
  }
}

/** Versions of the shell and the remotes: their files, and what is live. Publishing waits for the documents that try it. */
export const releases = fp(async (app) => {
  const files = createReleaseFiles(app.config);
  const live = createLiveReleases(app.db, app.log);
  app.decorate('releaseFiles', files);
  app.decorate('liveReleases', live);
  await app.register(async (team) => adminReleasesRoutes(team, files, live));
  await app.register((assets) => releaseFilesRoutes(assets, live, files));
});
