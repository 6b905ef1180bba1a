import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { z } from 'zod';
import { visitFailureSchema } from '@gift-registry/workers-contract';
import { contactAddress, errorMessages, id } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { describeReleases } from '../../platform/releases/describe-releases.ts';
import { shellProject } from '../../platform/releases/live-release.ts';
import { fileUrl } from '../../platform/releases/release-table.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import type { LiveReleases } from '../../platform/releases/live-releases.ts';
import type { RenderingTrial } from '../../platform/releases/renderings/rendering-trial.ts';
import { createPreviews } from '../../platform/releases/previews.ts';
import { promote } from '../../platform/releases/publishing/promote.service.ts';
import { PublishError } from '../../platform/releases/publish-error.ts';
import { retire } from '../../platform/releases/publishing/retire.service.ts';
import { rollBack } from '../../platform/releases/publishing/roll-back.service.ts';
import {
  sweepDisk,
  sweepReleases,
} from '../../platform/releases/publishing/sweeping/sweep-releases.service.ts';
import {
  deleteEndedTokens,
  type DeployToken,
} from '../../platform/releases/deploy-tokens/deploy-tokens.repository.ts';
import { tokenOfHeader } from '../../platform/releases/deploy-tokens/deploy-tokens.service.ts';
import { deleteEndedPreviews } from '../../platform/releases/publishing/previews.repository.ts';
import { contactsOf } from '../../platform/releases/team/contacts.repository.ts';
import { addContact, removeContact } from '../../platform/releases/team/contacts.service.ts';
import { createTellTeam } from '../../platform/releases/team/tell-team.ts';
import { publishQuery, publishUpload } from './publish-upload.ts';
import { publishHeaders, withUploadedBuild } from './uploaded-build.ts';
import { refuseVisited } from './visits/refuse-visited.service.ts';
import { createVisits } from './visits/visits.service.ts';

/** Above the largest build, for the boundaries and headers between its files. */
const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;
const UPLOADS_AT_ONCE = 2;
const UPLOADS_WAITING = 8;

const params = z.object({ project: z.string().regex(/^[a-z0-9-]{1,60}$/) });
const version = z.string().regex(/^[0-9a-f]{4,64}$/);
const contactBody = z.strictObject({ address: contactAddress });
const contactParams = params.extend({ contactId: id });
const visitsQuery = z.strictObject({ again: z.literal('1').optional() });
const visitParams = params.extend({ version });
const rollbackBody = z.strictObject({ version: version.optional() });

const openapiFile = fileURLToPath(import.meta.resolve('@gift-registry/bff-contract/openapi.json'));

const config = { fromOtherSites: true } as const;
const schema = { hide: true } as const;

interface DeployOptions {
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
  readonly renders: RenderingTrial;
}

async function refuseWith<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PublishError) throw new AppError('invalid-input', error.message);
    throw error;
  }
}

export const deployRoutes =
  (deps: AppDependencies, { files, live, renders }: DeployOptions): FastifyPluginAsync =>
  async (app) => {
    const { config: settings, db, schedule } = deps;
    const { dataDir } = settings;
    const tell = createTellTeam(deps);
    await app.register(multipart, {
      limits: { fileSize: MAX_UPLOAD_BYTES, parts: 2_001, fieldNameSize: 250, headerPairs: 20 },
    });
    const uploads = pLimit(UPLOADS_AT_ONCE);
    const previews = createPreviews(deps);
    const visits = createVisits({ ...deps, live, renders, previews });
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

    function targetOf(request: FastifyRequest) {
      const token = tokens.get(request);
      if (!token) throw new AppError('unauthenticated', errorMessages.unauthenticated);
      const actor = { kind: 'token', tokenId: token.id, ip: request.ip } as const;
      return { db, files, tell, config: settings, actor };
    }

    async function inTurn<T>(work: () => Promise<T>): Promise<T> {
      if (uploads.pendingCount >= UPLOADS_WAITING)
        throw new AppError('unavailable', 'Too many builds are arriving. Please try again.', {
          retryAfter: 10,
        });
      return uploads(work);
    }

    app.get('/api/deploy/releases', { config, schema }, async () => ({
      releases: await describeReleases(db, await live(), previews),
    }));

    app.post(
      '/api/deploy/:project/releases',
      {
        config,
        schema: { ...schema, params, querystring: publishQuery, headers: publishHeaders },
        bodyLimit: MAX_UPLOAD_BYTES,
      },
      async (request) => {
        const { project } = params.parse(request.params);
        const upload = {
          ...{ target: targetOf(request), project, dataDir, previews },
          visits: settings.smoke ? visits : undefined,
        };
        return refuseWith(inTurn(() => publishUpload(request, upload)));
      },
    );

    app.post(
      '/api/deploy/:project/visits',
      {
        config,
        schema: { ...schema, params, querystring: visitsQuery, headers: publishHeaders },
        bodyLimit: MAX_UPLOAD_BYTES,
      },
      (request) => {
        const { project } = params.parse(request.params);
        const isAgain = visitsQuery.parse(request.query).again !== undefined;
        const target = targetOf(request);
        const stored = () =>
          withUploadedBuild(request, { project, dataDir }, async (build, source) => {
            const job = await visits.prepare(target, build, { source, isAgain });
            return { version: build.version, job: job ?? null };
          });
        return refuseWith(inTurn(stored));
      },
    );

    app.post(
      '/api/deploy/:project/visits/:version/failure',
      { config, schema: { ...schema, params: visitParams, body: visitFailureSchema } },
      async (request) => {
        const key = visitParams.parse(request.params);
        const failure = visitFailureSchema.parse(request.body);
        const reason = await refuseVisited(targetOf(request), key, failure);
        if (reason === undefined) throw new AppError('not-found', errorMessages.notFound);
        return { reason };
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
        return refuseWith(
          rollBack(targetOf(request), project, { wanted: body.version, takesFirst: true }),
        );
      },
    );

    app.post(
      '/api/deploy/:project/retire',
      { config, schema: { ...schema, params } },
      (request) => {
        const { project } = params.parse(request.params);
        return refuseWith(
          retire(targetOf(request), project).then((retired) => ({ version: retired })),
        );
      },
    );

    app.get('/api/deploy/:project/contracts', { config, schema }, async () => {
      const shell = (await live()).live.find(({ project }) => project === shellProject);
      const openapi: unknown = JSON.parse(await readFile(openapiFile, 'utf8'));
      return {
        openapi,
        shellReports: shell ? fileUrl(shell, 'shell-contract.json') : null,
      };
    });

    app.get('/api/deploy/:project/token', { config, schema: { ...schema, params } }, () => ({
      valid: true,
    }));

    app.get(
      '/api/deploy/:project/contacts',
      { config, schema: { ...schema, params } },
      async (request) => {
        const contacts = await contactsOf(db, params.parse(request.params).project);
        return {
          contacts: contacts.map(({ id: contactId, address }) => ({ id: contactId, address })),
        };
      },
    );

    app.post(
      '/api/deploy/:project/contacts',
      { config, schema: { ...schema, params, body: contactBody } },
      (request) => {
        const { project } = params.parse(request.params);
        const { address } = contactBody.parse(request.body);
        return refuseWith(addContact(targetOf(request), project, address));
      },
    );

    app.delete(
      '/api/deploy/:project/contacts/:contactId',
      { config, schema: { ...schema, params: contactParams } },
      async (request) => {
        const { project, contactId } = contactParams.parse(request.params);
        if (!(await removeContact(targetOf(request), project, contactId)))
          throw new AppError('not-found', errorMessages.notFound);
        return { removed: true };
      },
    );

    schedule.every(3_600, 'ended previews', () => deleteEndedPreviews(db));
    schedule.every(3_600, 'old releases', () => sweepReleases({ db, files }));
    schedule.every(3_600, `disk of ${hostname()}, ${dataDir}`, () =>
      sweepDisk({ db, files, dataDir }),
    );
    schedule.every(3_600, 'ended deploy tokens', () => deleteEndedTokens(db));
  };
