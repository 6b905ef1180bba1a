import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Previews } from '../../platform/releases/previews.ts';
import { PublishError } from '../../platform/releases/publish-error.ts';
import { publishAndTell } from '../../platform/releases/publishing/publish-and-tell.service.ts';
import type { ToldTarget } from '../../platform/releases/publishing/release-target.ts';
import { withUploadedBuild } from './uploaded-build.ts';
import type { Visits } from './visits/visits.service.ts';

export const publishQuery = z.strictObject({
  canary: z.coerce.number().int().min(0).max(99).optional(),
  preview: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,59}$/)
    .optional(),
  again: z.literal('1').optional(),
  /** Left out on purpose, which the audit log says. */
  unvisited: z.literal('1').optional(),
});

interface Upload {
  readonly target: ToldTarget;
  readonly project: string;
  readonly dataDir: string;
  readonly previews: Previews;
  /** Visits by a worker next to the server. */
  readonly visits: Visits | undefined;
}

export function publishUpload(
  request: FastifyRequest,
  { target, project, dataDir, previews, visits }: Upload,
) {
  const { canary, preview, again, unvisited } = publishQuery.parse(request.query);
  if (canary !== undefined && preview !== undefined)
    throw new PublishError('A build is published as a canary or as a preview, not as both.');
  return withUploadedBuild(request, { project, dataDir }, async (build, source) => {
    const isAgain = again !== undefined;
    const isUnvisited = unvisited !== undefined;
    if (preview === undefined && !isUnvisited)
      await visits?.visitHere(target, build, { source, isAgain });
    const publication = await publishAndTell(target, build, {
      canaryPercent: canary,
      ...{ preview, source, isAgain, isUnvisited },
    });
    const link =
      preview === undefined
        ? previews.link(build)
        : previews.linkOf({ project, name: preview }, build.manifest);
    return { ...publication, preview: link };
  });
}
