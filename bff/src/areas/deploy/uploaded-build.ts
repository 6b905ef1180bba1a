import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { releaseSource, type ReleaseSource } from '@gift-registry/bff-contract';
import { readBuild, type Build } from '../../platform/releases/builds/build.ts';
import { PublishError } from '../../platform/releases/publish-error.ts';
import { receiveUpload } from './receive-upload.ts';

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

/** Receives a build into a folder that is there while the work lasts. */
export async function withUploadedBuild<Result>(
  request: FastifyRequest,
  { project, dataDir }: { readonly project: string; readonly dataDir: string },
  work: (build: Build, source: ReleaseSource | undefined) => Promise<Result>,
): Promise<Result> {
  const headers = publishHeaders.parse(request.headers);
  const folder = join(dataDir, 'uploads', randomUUID());
  try {
    const source = sourceIn(headers['x-release-source']);
    await mkdir(folder, { recursive: true });
    await receiveUpload(request, folder);
    const build = await readBuild(project, folder);
    if (build.version !== headers['x-build-version'])
      throw new PublishError('The files did not arrive as they were sent. Please try again.');
    return await work(build, source);
  } finally {
    // The rest of a refused upload is read and thrown away, so that its connection stays usable.
    request.raw.unpipe().resume();
    await rm(folder, { recursive: true, force: true });
  }
}
