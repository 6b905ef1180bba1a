import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { z } from 'zod';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readBuild } from '../../platform/releases/builds/build.ts';
import { describeReleases } from '../../platform/releases/describe-releases.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import type { LiveReleases } from '../../platform/releases/live-releases.ts';
import { createPreviews } from '../../platform/releases/previews.ts';
import { promote } from '../../platform/releases/publishing/promote.service.ts';
import {
  publishBuilds,
  type ReleaseTarget,
} from '../../platform/releases/publishing/publish-builds.service.ts';
import { PublishError } from '../../platform/releases/publish-error.ts';
import { rollBack } from '../../platform/releases/publishing/roll-back.service.ts';
import {
  sweepDisk,
  sweepReleases,
} from '../../platform/releases/publishing/sweep-releases.service.ts';
import {
  deleteEndedTokens,
  type DeployToken,
} from '../../platform/releases/deploy-tokens/deploy-tokens.repository.ts';
import { tokenOfHeader } from '../../platform/releases/deploy-tokens/deploy-tokens.service.ts';
import { receiveUpload } from './receive-upload.ts';

/** Above the largest build, for the boundaries and headers between its files. */
const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;
const UPLOADS_AT_ONCE = 2;
const UPLOADS_WAITING = 8;

const params = z.object({ project: z.string().regex(/^[a-z0-9-]{1,60}$/) });
const version = z.string().regex(/^[0-9a-f]{4,64}$/);
const publishQuery = z.strictObject({ canary: z.coerce.number().int().min(0).max(99).optional() });
const publishHeaders = z.object({ 'x-build-version': version });
const rollbackBody = z.strictObject({ version: version.optional() });

const config = { fromOtherSites: true } as const;
const schema = { hide: true } as const;

async function refuseWith<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PublishError) throw new AppError('invalid-input', error.message);
    throw error;
  }
}

export const deployRoutes =
  (
    { config: settings, db, schedule }: AppDependencies,
    files: ReleaseFiles,
    live: LiveReleases,
  ): FastifyPluginAsync =>
  async (app) => {
    const { dataDir } = settings;
    await app.register(multipart, {
      limits: { fileSize: MAX_UPLOAD_BYTES, parts: 2_001, fieldNameSize: 250, headerPairs: 20 },
    });
    const uploads = pLimit(UPLOADS_AT_ONCE);
    const previews = createPreviews({ config: settings, db });
    const tokens = new WeakMap<FastifyRequest, DeployToken>();

    app.addHook('onRequest', async (request) => {
      const token = await tokenOfHeader(db, request.headers.authorization);
      if (!token)
        throw new AppError('unauthenticated', 'This deploy token is missing, revoked or expired.');
      const { project } = z.object({ project: z.string().optional() }).parse(request.params);
      if (project !== undefined && project !== token.project)
        throw new AppError(
          'forbidden',
          `This deploy token is for ${token.project}, not for ${project}.`,
        );
      tokens.set(request, token);
    });

    function targetOf(request: FastifyRequest): ReleaseTarget {
      const token = tokens.get(request);
      if (!token) throw new AppError('unauthenticated', errorMessages.unauthenticated);
      return { db, files, actor: { kind: 'token', tokenId: token.id, ip: request.ip } };
    }

    app.get('/api/deploy/releases', { config, schema }, async () => ({
      releases: await describeReleases(db, await live()),
    }));

    async function publish(request: FastifyRequest, project: string) {
      const { canary } = publishQuery.parse(request.query);
      const expected = publishHeaders.parse(request.headers)['x-build-version'];
      const folder = join(dataDir, 'uploads', randomUUID());
      try {
        await mkdir(folder, { recursive: true });
        await receiveUpload(request, folder);
        const build = await readBuild(project, folder);
        if (build.version !== expected)
          throw new PublishError('The files did not arrive as they were sent. Please try again.');
        const [publication] = await publishBuilds(targetOf(request), [build], {
          canaryPercent: canary,
        });
        return { ...publication, preview: previews.link(build) };
      } finally {
        // The rest of a refused upload is read and thrown away, so that its connection stays usable.
        request.raw.unpipe().resume();
        await rm(folder, { recursive: true, force: true });
      }
    }

    app.post(
      '/api/deploy/:project/releases',
      {
        config,
        schema: { ...schema, params, querystring: publishQuery, headers: publishHeaders },
        bodyLimit: MAX_UPLOAD_BYTES,
      },
      async (request) => {
        const { project } = params.parse(request.params);
        if (uploads.pendingCount >= UPLOADS_WAITING)
          throw new AppError('unavailable', 'Too many builds are arriving. Please try again.', {
            retryAfter: 10,
          });
        return refuseWith(uploads(() => publish(request, project)));
      },
    );

    app.post(
      '/api/deploy/:project/promote',
      { config, schema: { ...schema, params } },
      (request) => {
        const { project } = params.parse(request.params);
        return refuseWith(
          promote(targetOf(request), project).then((promoted) => ({ version: promoted })),
        );
      },
    );

    app.post(
      '/api/deploy/:project/rollback',
      { config, schema: { ...schema, params, body: rollbackBody } },
      (request) => {
        const { project } = params.parse(request.params);
        const body = rollbackBody.parse(request.body);
        return refuseWith(rollBack(targetOf(request), project, { wanted: body.version }));
      },
    );

    schedule.every(3_600, 'old releases', () => sweepReleases({ db, files }));
    schedule.every(3_600, `disk of ${hostname()}, ${dataDir}`, () =>
      sweepDisk({ db, files, dataDir }),
    );
    schedule.every(3_600, 'ended deploy tokens', () => deleteEndedTokens(db));
  };
