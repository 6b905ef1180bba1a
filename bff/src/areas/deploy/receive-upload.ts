import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { maxBuildBytes } from '../../platform/releases/builds/build.ts';
import { createPathCheck } from '../../platform/releases/builds/build-paths.ts';
import { PublishError } from '../../platform/releases/publish-error.ts';

const tooLarge = (): PublishError =>
  new PublishError('The build is larger than 30 MB. Remove what browsers don’t load from it.');

export async function receiveUpload(request: FastifyRequest, folder: string): Promise<void> {
  const check = createPathCheck();
  let bytes = 0;
  for await (const part of request.parts()) {
    const path = part.fieldname;
    const refused = check(path);
    if (refused) throw new PublishError(refused);
    if (part.type !== 'file') throw new PublishError(`${path} is not a file.`);
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await pipeline(
      part.file,
      async function* measured(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > maxBuildBytes) throw tooLarge();
          yield chunk;
        }
      },
      createWriteStream(target, { flags: 'wx' }),
    );
  }
}
