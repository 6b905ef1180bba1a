import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { releaseSource, type ReleaseSource } from '@gift-registry/bff-contract';
import { readBuild } from '../../platform/releases/builds/build.ts';
import type { Previews } from '../../platform/releases/previews.ts';
import { PublishError } from '../../platform/releases/publish-error.ts';
import { publishAndTell } from '../../platform/releases/publishing/publish-and-tell.service.ts';
import type { ToldTarget } from '../../platform/releases/publishing/release-target.ts';
import { receiveUpload } from './receive-upload.ts';

export const publishQuery = z.strictObject({
  canary: z.coerce.number().int().min(0).max(99).optional(),
  preview: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,59}$/)
    .optional(),
  again: z.literal('1').optional(),
});

export const publishHeaders = z.object({
  'x-build-version': z.string().regex(/^[0-9a-f]{4,64}$/),
  /** JSON in base64url: a header has no other letters. */
  'x-release-source': z.string().max(4_000).optional(),
});

function sourceIn(header: string | undefined): ReleaseSource | undefined {
  if (header === undefined) return undefined;
  try {
    return releaseSource.parse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new PublishError('The commit of this build can’t be read.', { cause });
  }
}

interface Upload {
  readonly target: ToldTarget;
  readonly project: string;
  readonly dataDir: string;
  readonly previews: Previews;
}

export async function publishUpload(
  request: FastifyRequest,
  { target, project, dataDir, previews }: Upload,
) {
  const { canary, preview, again } = publishQuery.parse(request.query);
  const headers = publishHeaders.parse(request.headers);
  const folder = join(dataDir, 'uploads', randomUUID());
  try {
    if (canary !== undefined && preview !== undefined)
      throw new PublishError('A build is published as a canary or as a preview, not as both.');
    const source = sourceIn(headers['x-release-source']);
    await mkdir(folder, { recursive: true });
    await receiveUpload(request, folder);
    const build = await readBuild(project, folder);
    if (build.version !== headers['x-build-version'])
      throw new PublishError('The files did not arrive as they were sent. Please try again.');
    const publication = await publishAndTell(target, build, {
      canaryPercent: canary,
      preview,
      source,
      isAgain: again !== undefined,
    });
    const link =
      preview === undefined
        ? previews.link(build)
        : previews.linkOf({ project, name: preview }, build.manifest);
    return { ...publication, preview: link };
  } finally {
    // The rest of a refused upload is read and thrown away, so that its connection stays usable.
    request.raw.unpipe().resume();
    await rm(folder, { recursive: true, force: true });
  }
}
