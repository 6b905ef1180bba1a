import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { isLocalAddress } from '@gift-registry/bff-contract';
import type { Config } from '../config/config.ts';

/** Follows a request through services and transactions, which know nothing of HTTP. */
const originOfRequest = new AsyncLocalStorage<string>();

export const runWithLinkOrigin = (origin: string, run: () => void): void =>
  originOfRequest.run(origin, run);

export const currentRequestOrigin = (): string | undefined => originOfRequest.getStore();

export const linkOrigin = ({ publicBaseUrl }: Pick<Config, 'publicBaseUrl'>): string =>
  currentRequestOrigin() ?? publicBaseUrl;

type Settings = Pick<Config, 'publicBaseUrl' | 'followRequestOrigin'>;

/**
 * The origin of the links that a request causes. A Host header of another site never counts; without PUBLIC_BASE_URL, one
 * that names loopback or a private address does, so that a phone in the same network gets links that it can open.
 */
export function requestOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicBaseUrl, followRequestOrigin }: Settings,
): string {
  if (!followRequestOrigin) return publicBaseUrl;
  const url = URL.parse(`${protocol}://${host}`);
  return url && isLocalAddress(url.hostname) ? url.origin : publicBaseUrl;
}

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
