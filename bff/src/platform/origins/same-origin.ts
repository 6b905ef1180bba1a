import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { requestOrigin } from './request-origin.ts';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/** Accepts the origin of our links for this request, and the loopback origin under which it came, for development. */
function isOwnOrigin(origin: string | null, request: FastifyRequest, config: Config): boolean {
  if (origin === null) return false;
  if (origin === config.publicBaseUrl || origin === requestOrigin(request, config)) return true;
  const { host, hostname } = new URL(origin);
  return loopbackHosts.has(hostname) && host === request.host;
}

/** True when `Sec-Fetch-Site`, `Origin` or `Referer` names another site. Browsers send at least one of them. */
export function isCrossSite(request: FastifyRequest, config: Config): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return true;
  // A form of a page that sends no referrer names no origin either.
  if (site === 'same-origin' && origin === 'null') return false;
  if (origin !== undefined) return !isOwnOrigin(originOf(origin), request, config);
  if (site !== undefined) return false;
  return referer !== undefined && !isOwnOrigin(originOf(referer), request, config);
}
