import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { z } from 'zod';
import { contactAddress, errorMessages, id } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { describeReleases } from '../../platform/releases/describe-releases.ts';
import { shellProject } from '../../platform/releases/live-release.ts';
import { fileUrl } from '../../platform/releases/release-table.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import type { LiveReleases } from '../../platform/releases/live-releases.ts';
import type { RenderingTrial } from '../../platform/releases/renderings/rendering-trial.ts';
import { tellRefused } from '../../platform/releases/publishing/publish-and-tell.service.ts';
import { findExample } from '../../subjects/example-pages/example.repository.ts';
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
import { publishHeaders } from './uploaded-build.ts';
import { withdrawIncomplete, withdrawUnrendered } from './withdraw-broken.service.ts';

/** Above the largest build, for the boundaries and headers between its files. */
const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;
const UPLOADS_AT_ONCE = 2;
const UPLOADS_WAITING = 8;

const params = z.object({ project: z.string().regex(/^[a-z0-9-]{1,60}$/) });
const version = z.string().regex(/^[0-9a-f]{4,64}$/);
const contactBody = z.strictObject({ address: contactAddress });
const contactParams = params.extend({ contactId: id });
const refusalBody = z.strictObject({
  version: version.nullable(),
  reason: z.string().trim().min(1).max(4_000),
});
const rollbackBody = z.strictObject({
  version: version.optional(),
  /** The version that the person saw: another one is not taken back. */
  withdraws: version.optional(),
  closes: z.boolean().optional(),
});

const openapiFile = fileURLToPath(import.meta.resolve('@gift-registry/bff-contract/openapi.json'));

const config = { fromOtherSites: true } as const;
const schema = { hide: true } as const;

interface DeployOptions {
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
  readonly renders: RenderingTrial;
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));

async function refuseWith<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PublishError) throw new AppError('invalid-input', error.message);
    if (isDiskFull(error))
      throw new AppError('unavailable', 'The disk of the server is full. Nothing was published.', {
        cause: error,
        retryAfter: 60,
      });
    throw error;
  }
}

export const deployRoutes =
  (deps: AppDependencies, { files, live, renders }: DeployOptions): FastifyPluginAsync =>
  async (app) => {
    const { config: settings, db, outbox, schedule } = deps;
    const { dataDir } = settings;
    const tell = createTellTeam(deps);
    await app.register(multipart, {
      limits: { fileSize: MAX_UPLOAD_BYTES, parts: 2_001, fieldNameSize: 250, headerPairs: 20 },
    });
    const uploads = pLimit(UPLOADS_AT_ONCE);
    const previews = createPreviews(deps);
    const findOwnExample = async () =>
      settings.sampleShareCode === undefined
        ? undefined
        : findExample(db, settings.sampleShareCode);
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
      return { db, files, tell, actor };
    }

    async function inTurn<T>(work: () => Promise<T>): Promise<T> {
      if (uploads.pendingCount >= UPLOADS_WAITING)
        throw new AppError('unavailable', 'Too many builds are arriving. Please try again.', {
          retryAfter: 10,
        });
      return uploads(work);
    }

    app.get('/api/deploy/releases', { config, schema }, async () => ({
      releases: await describeReleases({
        ...{ db, deployment: await live(), previews, example: await findOwnExample() },
      }),
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
          ...{ target: targetOf(request), project, dataDir, previews, live, renders, outbox },
          example: await findOwnExample(),
        };
        return refuseWith(inTurn(() => publishUpload(request, upload)));
      },
    );

    app.post(
      '/api/deploy/:project/refusals',
      { config, schema: { ...schema, params, body: refusalBody } },
      async (request) => {
        const { project } = params.parse(request.params);
        const refusal = refusalBody.parse(request.body);
        await tellRefused({ db, tell }, { project, ...refusal });
        outbox.wake();
        return { told: true };
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
        const { version: wanted, ...options } = rollbackBody.parse(request.body);
        return refuseWith(rollBack(targetOf(request), project, { wanted, ...options }));
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
        return { contacts: await contactsOf(db, params.parse(request.params).project) };
      },
    );

    app.post(
      '/api/deploy/:project/contacts',
      { config, schema: { ...schema, params, body: contactBody } },
      (request) => {
        const { project } = params.parse(request.params);
        const { address } = contactBody.parse(request.body);
        return refuseWith(
          addContact(targetOf(request), project, address).then((contact) => ({ contact })),
        );
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

    const watch = { ...deps, files, live, renders, tell };
    schedule.every(15, 'releases without their files', () => withdrawIncomplete(watch));
    schedule.every(5, 'releases that are not rendered', () => withdrawUnrendered(watch));
    schedule.every(3_600, 'ended previews', () => deleteEndedPreviews(db));
    schedule.every(3_600, 'old releases', () => sweepReleases({ db, files }));
    schedule.every(3_600, `disk of ${hostname()}, ${dataDir}`, () =>
      sweepDisk({ db, files, dataDir }),
    );
    schedule.every(3_600, 'ended deploy tokens', () => deleteEndedTokens(db));
  };
