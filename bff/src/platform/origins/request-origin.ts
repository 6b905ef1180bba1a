import type { FastifyRequest } from 'fastify';
import { isLocalAddress } from '@gift-registry/bff-contract';
import type { Config } from '../config/config.ts';

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
