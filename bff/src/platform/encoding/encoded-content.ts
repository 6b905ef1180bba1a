import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';

export interface EncodedContent {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export async function encodeContent(plain: Buffer): Promise<EncodedContent> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain),
  ]);
  return { plain, br, gzip: gzipped };
}

export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  content: EncodedContent,
): FastifyReply {
  const encoding = acceptedEncoding(request);
  reply.header('vary', 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(content[encoding ?? 'plain']);
}
