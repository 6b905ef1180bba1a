import { randomBytes } from 'node:crypto';
import type { FastifyRequest, FastifyReply } from 'fastify';
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

const SECRET_BYTES = 18;
const MONTH_SECONDS = 30 * 86_400;

/** Identifies the browser of a page. One without any cookie gets the cookie that its CSRF tokens will be bound to. */
export function createBrowserIdentification(
  config: Pick<Config, 'sessionSecret' | 'publicBaseUrl'>,
) {
  const clientBrowser = createClientBrowser(config);
  const cookie = hostCookie(config.publicBaseUrl, 'csrf');
  return (request: FastifyRequest, reply: FastifyReply): string | undefined => {
    const known = clientBrowser(request);
    if (known !== undefined) return known;
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    reply.setCookie(cookie.name, secret, { ...cookie.attributes, maxAge: MONTH_SECONDS });
    // A form in this reply binds its token to the same cookie.
    request.cookies[cookie.name] = secret;
    return clientBrowser(request);
  };
}
