import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { LiveReleases } from './deployment.ts';
import { releaseTableOf } from './release-table.ts';
import { releasesFolder } from './release-files.ts';

interface FileParams {
  readonly Params: { readonly '*'?: string };
}

/** Maps are for the stacks of reports; the names in them are nobody else's business. */
const sourceMap = /\.map(?:\.|$)/i;
const releaseFile = /^([a-z0-9-]{1,60})\/([0-9a-f]{1,64})\/(.+)$/;

export const releasesRoutes =
  ({ config }: AppDependencies, live: LiveReleases, files: ReleaseFiles): FastifyPluginAsync =>
  async (app) => {
    const root = releasesFolder(config.dataDir);
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
  };
