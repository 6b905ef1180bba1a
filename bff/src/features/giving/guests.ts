import { createHmac, createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FastifyRequest, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Config } from '../../platform/config/config.ts';
import { derivedKey, derivedKeys, createSigner, type Secrets } from '../../platform/keys/signer.ts';
import { hostCookie } from '../../platform/sessions/session-cookie.ts';

const guestId = z.uuid();

interface GuestIdentity {
  sign(id: string): string;
  read(value: string | undefined): string | null;
  /** When the reply with the guest cookie is lost, the repeated request still belongs to the same guest. */
  derive(secret: string): string;
}

/** Formats sixteen bytes as a UUID of version 8, whose content is free. */
function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}

function createGuestIdentity(sessionSecrets: Secrets): GuestIdentity {
  const signer = createSigner(derivedKeys(sessionSecrets, 'guest-cookie'));
  const browserKey = createSecretKey(derivedKey(sessionSecrets, 'guest-of-browser'));
  return {
    sign: (id) => signer.sign(id),
    read: (value) => (value ? (guestId.safeParse(signer.unsign(value)).data ?? null) : null),
    derive: (secret) => uuidOf(createHmac('sha256', browserKey).update(secret).digest()),
  };
}

/** Undefined without a guest cookie and the cookie that its id is derived from: only the network counts then. */
export function createClientBrowser({
  sessionSecrets,
  publicBaseUrl,
}: Pick<Config, 'sessionSecrets' | 'publicBaseUrl'>) {
  const identity = createGuestIdentity(sessionSecrets);
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
  config: Pick<Config, 'sessionSecrets' | 'publicBaseUrl'>,
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

const YEAR_SECONDS = 365 * 86_400;

declare module 'fastify' {
  interface FastifyRequest {
    guestIsKnown: boolean;
  }
}

export const guests = ({ config }: Pick<AppDependencies, 'config'>) =>
  fp(
    async (app) => {
      const identity = createGuestIdentity(config.sessionSecrets);
      const cookie = hostCookie(config.publicBaseUrl, 'guest');
      const browserCookie = hostCookie(config.publicBaseUrl, 'csrf');

      app.decorateRequest('guestId', null);
      app.decorateRequest('guestIsKnown', false);

      app.addHook('onRequest', async (request) => {
        if (request.routeOptions.config.access !== 'guest') return;
        const known = identity.read(request.cookies[cookie.name]);
        const secret = request.cookies[browserCookie.name];
        request.guestId = known ?? (secret ? identity.derive(secret) : randomUUID());
        request.guestIsKnown = known !== null;
      });

      app.addHook('onSend', async ({ guestId, guestIsKnown, method }, reply) => {
        if (guestId === null || guestIsKnown || method === 'GET' || reply.statusCode >= 400) return;
        reply.setCookie(cookie.name, identity.sign(guestId), {
          ...cookie.attributes,
          maxAge: YEAR_SECONDS,
        });
      });
    },
    { name: 'guests', dependencies: ['sessions', 'csrf'] },
  );
