import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { hostCookie } from '../../platform/sessions/session-cookie.ts';
import { createClientBrowser } from './client-browser.ts';

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
