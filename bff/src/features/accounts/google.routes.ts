import { createHash, randomBytes } from 'node:crypto';
import oauth2 from '@fastify/oauth2';
import type { OAuth2Namespace } from '@fastify/oauth2';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requesterOf } from '../../platform/audit/requester.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requestOrigin } from '../../platform/routing/origins.ts';
import { hostCookie } from '../../platform/sessions/session-cookie.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitLinks } from './auth-limits.ts';
import { openIdProvider, signInWithIdentity, idTokenReader } from './google.ts';
import { signInAccount } from './sign-in.ts';

declare module 'fastify' {
  interface FastifyInstance {
    google: OAuth2Namespace;
  }
}

const startPath = '/api/auth/google/start';
const callbackPath = '/api/auth/google/callback';
const failed = '/email-login?error=google';
const locked = '/email-login?error=locked';

const hostAndPath = (url: string) => {
  const { origin, pathname } = new URL(url);
  return [origin, pathname] as const;
};

const nonceOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export async function googleRoutes(app: FastifyInstance, auth: AuthDependencies): Promise<void> {
  const { config } = app;
  if (!config.google) return;
  const { clientId, clientSecret } = config.google;
  const provider = openIdProvider(config.google);
  const [authorizeHost, authorizePath] = hostAndPath(provider.authorizationEndpoint);
  const [tokenHost, tokenPath] = hostAndPath(provider.tokenEndpoint);
  const nonceCookie = hostCookie(config.publicBaseUrl, 'google-nonce');
  const { secure } = nonceCookie.attributes;
  const readIdToken = idTokenReader(provider, clientId);

  await app.register(oauth2, {
    name: 'google',
    scope: ['openid', 'email', 'profile'],
    credentials: {
      client: { id: clientId, secret: clientSecret },
      auth: { authorizeHost, authorizePath, tokenHost, tokenPath },
      http: { timeout: 4_000 },
    },
    callbackUri: (request) => `${requestOrigin(request, config)}${callbackPath}`,
    pkce: 'S256',
    cookie: { ...nonceCookie.attributes, maxAge: 600 },
    hostPrefixedCookies: secure,
  });

  app.get(startPath, async (request, reply) => {
    // The provider redirects to the origin of our links, so the cookies must be set there.
    const origin = requestOrigin(request, config);
    if (`${request.protocol}://${request.host}` !== origin && !secure)
      return reply.redirect(`${origin}${startPath}`);
    const secret = randomBytes(32).toString('base64url');
    const url = new URL(await app.google.generateAuthorizationUri(request, reply));
    url.searchParams.set('nonce', nonceOf(secret));
    return reply
      .setCookie(nonceCookie.name, secret, { ...nonceCookie.attributes, maxAge: 600 })
      .redirect(url.href);
  });

  app.get(callbackPath, async (request, reply): Promise<FastifyReply> => {
    const secret = request.cookies[nonceCookie.name] ?? '';
    reply.clearCookie(nonceCookie.name, nonceCookie.attributes);
    try {
      await limitLinks(auth.limiter, requesterOf(request));
      const { token } = await app.google.getAccessTokenFromAuthorizationCodeFlow(request, reply);
      const identity = await readIdToken(token.id_token ?? '', nonceOf(secret));
      await signInAccount(auth, request, 'google', (session) =>
        signInWithIdentity(auth, identity, requesterOf(request), session),
      );
      return reply.redirect('/auth-redirect');
    } catch (error) {
      if (error instanceof AppError && error.code === 'account-locked')
        return reply.redirect(locked);
      // Never show text that the provider or an attacker wrote.
      request.log.warn({ err: error }, 'sign-in with Google failed');
      return reply.redirect(failed);
    }
  });
}
