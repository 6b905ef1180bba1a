import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import { email, personName } from '@gift-registry/bff-contract';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { loginOf, type Login } from '../../platform/sessions/logins.repository.ts';
import { insertSession, type NewSession } from '../../platform/sessions/sessions.repository.ts';
import { sendNewSignInMethodMail } from './account-mails.ts';
import { findIdentityOwner, linkIdentity } from './accounts.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { findOrCreateAccount } from './verified-mailbox.ts';

interface OpenIdProvider {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly keysEndpoint: string;
}

const google: OpenIdProvider = {
  issuer: 'https://accounts.google.com',
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  keysEndpoint: 'https://www.googleapis.com/oauth2/v3/certs',
};

/** Fixed addresses instead of discovery, so that the application starts while the provider is down. */
export function openIdProvider({ issuer }: NonNullable<Config['google']>): OpenIdProvider {
  if (issuer === google.issuer) return google;
  const at = (path: string) => new URL(path, issuer).href;
  return {
    issuer,
    authorizationEndpoint: at('/auth'),
    tokenEndpoint: at('/token'),
    keysEndpoint: at('/jwks'),
  };
}

const name = personName.catch('');

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email,
  // Missing counts as unverified.
  email_verified: z.boolean().catch(false),
  given_name: name,
  family_name: name,
});

interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export function idTokenReader(provider: OpenIdProvider, clientId: string) {
  const keys = createRemoteJWKSet(new URL(provider.keysEndpoint), { timeoutDuration: 4_000 });
  return async (idToken: string, nonce: string): Promise<ProvenIdentity> => {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: provider.issuer,
      audience: clientId,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: 5,
    });
    const claims = claimsSchema.parse(payload);
    if (claims.nonce !== nonce)
      throw new Error('The nonce of the id token belongs to another request.');
    return {
      issuer: provider.issuer,
      subject: claims.sub,
      email: claims.email,
      emailVerified: claims.email_verified,
      firstName: claims.given_name,
      lastName: claims.family_name,
    };
  };
}

const method = 'google';

async function linkByMailbox(
  auth: AuthDependencies,
  trx: Db,
  requester: Requester,
  identity: ProvenIdentity,
): Promise<Login> {
  const { login, isNew } = await findOrCreateAccount(auth, trx, requester, identity);
  const userId = login.user.id;
  if (await linkIdentity(trx, identity, userId)) {
    await insertAuditEntry(trx, requester, { action: 'identity-linked', userId, method });
    if (!isNew) await sendNewSignInMethodMail(auth, trx, login.user, 'Google');
  }
  return login;
}

/** A new identity joins the account of its address only when the provider has verified the address; else this throws. */
export const signInWithIdentity = (
  auth: AuthDependencies,
  identity: ProvenIdentity,
  requester: Requester,
  session: NewSession,
): Promise<Login> =>
  transact(auth.db, async (trx) => {
    const owner = await findIdentityOwner(trx, identity);
    if (owner === undefined && !identity.emailVerified)
      throw new Error('The provider has not verified the address.');
    const login =
      owner === undefined
        ? await linkByMailbox(auth, trx, requester, identity)
        : await loginOf(trx, owner);
    await insertAuditEntry(trx, requester, { action: 'sign-in', userId: login.user.id, method });
    await insertSession(trx, session, login);
    return login;
  });
