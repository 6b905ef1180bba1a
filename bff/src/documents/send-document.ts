import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../platform/encoding/accepted-encoding.ts';
import { frameable, policyWithStyle } from '../plugins/document-policy.ts';
import type { DocumentBytes } from './renderings/document-cache.ts';

export interface DocumentHeaders {
  readonly status: number;
  /** The document is about its visitor, or its address holds a secret. */
  readonly isPrivate: boolean;
  readonly opensMailedLink: boolean;
  /** Our own pages may show the document in a frame. */
  readonly isFramed: boolean;
}

export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { brotli, styleHash }: DocumentBytes,
  { status, isPrivate, opensMailedLink, isFramed }: DocumentHeaders,
): Promise<FastifyReply> {
  const policy = String(reply.getHeader('content-security-policy'));
  const framed = isFramed ? frameable(policy) : policy;
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      // A visitor's releases may differ from those of the next one.
      'cache-control': isPrivate || opensMailedLink ? 'no-store' : 'private, no-cache',
      vary: 'accept-encoding',
      ...(opensMailedLink && { 'referrer-policy': 'no-referrer' }),
      ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
      'content-security-policy': styleHash ? policyWithStyle(framed, styleHash) : framed,
    });
  const encoding = acceptedEncoding(request);
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(brotli);
  // Browsers on plain http, as with a phone in development; too rare to keep.
  const plain = await promisify(brotliDecompress)(brotli);
  if (encoding === 'gzip')
    return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(plain));
  return reply.send(plain);
}
