import type { FastifyRequest } from 'fastify';

/** The smallest encoding that the browser accepts; on plain http browsers do not accept Brotli. */
export function acceptedEncoding({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
