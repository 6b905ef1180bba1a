import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { createGuestIdentity } from './guest-identity.ts';
import { hostCookie } from '../../platform/sessions/session-cookie.ts';

/**
 * Identifies the browser by its guest cookie or, before its first gift, by the cookie that the guest's id is derived from.
 * Undefined without either: such a request counts for its network only.
 */
export function createClientBrowser({
  sessionSecret,
  publicBaseUrl,
}: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>) {
  const identity = createGuestIdentity(sessionSecret);
  const guestCookie = hostCookie(publicBaseUrl, 'guest').name;
  const browserCookie = hostCookie(publicBaseUrl, 'csrf').name;
  return ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined => {
    const secret = cookies[browserCookie];
    return identity.read(cookies[guestCookie]) ?? (secret ? identity.derive(secret) : undefined);
  };
}
