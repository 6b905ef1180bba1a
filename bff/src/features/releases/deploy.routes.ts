import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import pLimit from 'p-limit';
import { z } from 'zod';
import { contactAddress, errorMessages, id, releaseVersion } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { answerRefusals } from './answer-refusals.ts';
import { MAX_FILES } from './build.ts';
import { addContact, removeContact } from './contacts.ts';
import { contactsOf, deleteEndedTokens } from './deploy-tokens.repository.ts';
import { tokenOfHeader } from './deploy-tokens.ts';
import type { LiveReleases } from './deployment.ts';
import { exampleAddress, firstAddress } from './example-addresses.ts';
import { findSample } from './example.repository.ts';
import { createPreviews } from './previews.ts';
import { promote } from './publish-release.ts';
import { publishUpload, tellRefused, receiveBuild } from './publish-upload.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { ReleaseActor } from './release-list.repository.ts';
import { describeReleases } from './release-list.ts';
import { fileUrl } from './release-table.ts';
import { PublishError, shellProject, type LiveRelease, type ReleasePage } from './release.ts';
import { deleteEndedPreviews } from './releases.repository.ts';
import type { RenderingTrial } from './renderings.ts';
import { retire, rollBack } from './roll-back.ts';
import { sweepDisk, sweepReleases } from './sweep-releases.ts';
import { createTellTeam } from './tell-team.ts';
import { withdrawIncomplete, withdrawUnrendered } from './withdraw-broken.ts';

/** Above the largest build, for the boundaries and headers between its files. */
const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;
const MAX_SOURCE_BYTES = 4_000;
const UPLOADS_AT_ONCE = 2;

const params = z.object({ project: z.string().regex(/^[a-z0-9-]{1,60}$/) });
const flag = z.literal('1').optional();

const publishQuery = z.strictObject({
  canary: z.coerce.number().int().min(0).max(99).optional(),
  preview: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,59}$/)
    .optional(),
  again: flag,
  /** Left out on purpose, which the audit log says. */
  unvisited: flag,
});
const refusalBody = z.strictObject({
  version: releaseVersion.nullable(),
  reason: z.string().trim().min(1).max(4_000),
});
const rollbackBody = z.strictObject({
  version: releaseVersion.optional(),
  /** The version that the person saw: another one is not taken back. */
  withdraws: releaseVersion.optional(),
  closes: z.boolean().optional(),
});

const openapiFile = fileURLToPath(import.meta.resolve('@gift-registry/bff-contract/openapi.json'));

interface DeployOptions {
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
  readonly renders: RenderingTrial;
}

/** Pages at which a release can be tried. The shell has none: each area shows it around its first page of each reader. */
function pagesToTry({ project, manifest }: LiveRelease, live: readonly LiveRelease[]) {
  if (project !== shellProject) return manifest.pages;
  return live.flatMap((area): ReleasePage[] => {
    const plain = area.manifest.pages.filter(({ path }) => !/[:*]/.test(path)).toReversed();
    return [...new Map(plain.map((page) => [page.access, page])).values()];
  });
}

export const deployRoutes =
  (deps: AppDependencies, { files, live, renders }: DeployOptions): FastifyPluginAsync =>
  async (fastify) => {
    const { db, outbox, log, schedule } = deps;
    const app = fastify.withTypeProvider<ZodTypeProvider>();
    answerRefusals(app, 'invalid-input');
    await app.register(multipart, {
      limits: {
        fileSize: MAX_UPLOAD_BYTES,
        fieldSize: MAX_SOURCE_BYTES,
        parts: MAX_FILES + 2,
        fieldNameSize: 250,
        headerPairs: 20,
      },
    });
    const tell = createTellTeam(deps);
    const previews = createPreviews(deps);
    const uploads = pLimit(UPLOADS_AT_ONCE);
    const watch = { db, outbox, log, files, live, renders, tell };
    const config = { fromOtherSites: true } as const;
    const schema = { hide: true } as const;
    const ofProject = { ...schema, params };

    const actors = new WeakMap<FastifyRequest, ReleaseActor>();
    app.addHook('onRequest', async (request) => {
      const token = await tokenOfHeader(db, request.headers.authorization);
      if (!token)
        throw new AppError('unauthenticated', 'This deploy token is missing, revoked or expired.');
      const { project } = params.partial().parse(request.params);
      if (project !== undefined && project !== token.project)
        throw new AppError(
          'forbidden',
          `This deploy token is for ${token.project}, not for ${project}.`,
        );
      actors.set(request, { kind: 'token', tokenId: token.id, ip: request.ip });
    });
    function targetOf(request: FastifyRequest) {
      const actor = actors.get(request);
      if (!actor) throw new AppError('unauthenticated', errorMessages.unauthenticated);
      return { ...watch, actor };
    }

    app.get('/api/deploy/releases', { config, schema }, async () => ({
      releases: await describeReleases(deps, await live()),
    }));

    app.post(
      '/api/deploy/:project/releases',
      {
        config,
        bodyLimit: MAX_UPLOAD_BYTES,
        schema: { ...ofProject, querystring: publishQuery },
      },
      async (request) => {
        const { project } = request.params;
        const { canary, preview, again, unvisited } = request.query;
        if (canary !== undefined && preview !== undefined)
          throw new PublishError('A build is published as a canary or as a preview, not as both.');
        return uploads(async () => {
          const upload = await receiveBuild(request, project);
          const publication = await publishUpload(targetOf(request), upload, {
            canaryPercent: canary,
            preview,
            isAgain: again !== undefined,
            isUnvisited: unvisited !== undefined,
          });
          const example = await findSample(db, deps.config);
          const name = preview ?? 'canary';
          const first = firstAddress(upload.build.manifest, example);
          return {
            ...publication,
            preview: previews.linkOf(project, name, first),
            pages: pagesToTry(upload.build, (await live()).live).map((page) => ({
              page: page.path,
              access: page.access,
              address: exampleAddress(page, example),
            })),
          };
        });
      },
    );

    app.post(
      '/api/deploy/:project/refusals',
      { config, schema: { ...ofProject, body: refusalBody } },
      async ({ params: { project }, body }) => {
        await tellRefused(watch, { project, ...body });
        return { told: true };
      },
    );

    app.post('/api/deploy/:project/promote', { config, schema: ofProject }, async (request) => ({
      version: await promote(targetOf(request), request.params.project),
    }));

    app.post(
      '/api/deploy/:project/rollback',
      { config, schema: { ...ofProject, body: rollbackBody } },
      (request) => {
        const { version: wanted, ...options } = request.body;
        return rollBack(targetOf(request), request.params.project, { wanted, ...options });
      },
    );

    app.post('/api/deploy/:project/retire', { config, schema: ofProject }, async (request) => ({
      version: await retire(targetOf(request), request.params.project),
    }));

    app.get('/api/deploy/:project/contracts', { config, schema: ofProject }, async () => {
      const shell = (await live()).live.find(({ project }) => project === shellProject);
      const openapi: unknown = JSON.parse(await readFile(openapiFile, 'utf8'));
      return { openapi, shellReports: shell ? fileUrl(shell, 'shell-contract.json') : null };
    });

    const contacts = '/api/deploy/:project/contacts';
    app.get(contacts, { config, schema: ofProject }, async ({ params: { project } }) => ({
      contacts: await contactsOf(db, project),
    }));

    app.post(
      contacts,
      { config, schema: { ...ofProject, body: z.strictObject({ address: contactAddress }) } },
      async (request) => {
        const { project } = request.params;
        return { contact: await addContact(targetOf(request), project, request.body.address) };
      },
    );

    app.delete(
      `${contacts}/:contactId`,
      { config, schema: { ...schema, params: params.extend({ contactId: id }) } },
      async (request) => {
        const { project, contactId } = request.params;
        if (!(await removeContact(targetOf(request), project, contactId)))
          throw new AppError('not-found', errorMessages.notFound);
        return { removed: true };
      },
    );

    schedule.every(15, 'releases without their files', () => withdrawIncomplete(watch));
    schedule.every(5, 'releases that are not rendered', () => withdrawUnrendered(watch));
    schedule.every(3_600, 'ended previews', () => deleteEndedPreviews(db));
    schedule.every(3_600, 'old releases', () => sweepReleases(watch));
    schedule.every(3_600, `disk of ${hostname()}, ${deps.config.dataDir}`, () => sweepDisk(watch));
    schedule.every(3_600, 'ended deploy tokens', () => deleteEndedTokens(db));
  };
