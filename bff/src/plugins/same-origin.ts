import type { FastifyRequest } from 'fastify';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/** The configured address, or the machine itself: only a page served by it can be at a loopback address. */
function isOurs(origin: string | null, request: FastifyRequest, publicBaseUrl: string): boolean {
  if (origin === null) return false;
  if (origin === publicBaseUrl) return true;
  const { host, hostname } = new URL(origin);
  return loopbackHosts.has(hostname) && host === request.host;
}

/** Whether the browser says that another site's page sent this. A caller that says nothing is no browser of today. */
export function comesFromElsewhere(request: FastifyRequest, publicBaseUrl: string): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return true;
  if (origin !== undefined) return !isOurs(originOf(origin), request, publicBaseUrl);
  if (site !== undefined) return false;
  return referer !== undefined && !isOurs(originOf(referer), request, publicBaseUrl);
}
