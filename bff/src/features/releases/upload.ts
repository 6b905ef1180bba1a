import type { FastifyRequest } from 'fastify';
import { releaseSource, type ReleaseSource } from '@gift-registry/bff-contract';
import { createBuild, MAX_BYTES, tooLarge, type Build, type BuildFile } from './build.ts';
import { PublishError } from './release.ts';

/** The field that says where the build comes from; every other part of the form is a file of the build under its path. */
const SOURCE_FIELD = 'source';

function sourceIn(text: unknown): ReleaseSource {
  try {
    return releaseSource.parse(JSON.parse(String(text)));
  } catch (cause) {
    throw new PublishError('The commit of this build can’t be read.', { cause });
  }
}

export async function receiveBuild(
  request: FastifyRequest,
  project: string,
): Promise<{ readonly build: Build; readonly source: ReleaseSource | undefined }> {
  if (!request.isMultipart()) throw new PublishError('A build is sent as a form of files.');
  const files: BuildFile[] = [];
  let source: ReleaseSource | undefined;
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        bytes += content.length;
        if (bytes > MAX_BYTES) throw tooLarge();
        files.push({ path: part.fieldname, content });
      } else if (part.fieldname === SOURCE_FIELD) source = sourceIn(part.value);
      else throw new PublishError(`${part.fieldname} is not a file.`);
    }
  } finally {
    // The rest of a refused upload is read and thrown away, so that its connection stays usable.
    request.raw.unpipe().resume();
  }
  return { build: createBuild(project, files), source };
}
