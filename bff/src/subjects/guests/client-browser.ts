import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { createGuestIdentity } from './guest-identity.ts';
import { hostCookie } from '../../platform/sessions/session-cookie.ts';

/** Undefined without a guest cookie and the cookie that its id is derived from: only the network counts then. */
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
