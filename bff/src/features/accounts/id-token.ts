import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import { email, personName } from '@gift-registry/bff-contract';
import type { OpenIdProvider } from './google-provider.ts';

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

export interface ProvenIdentity {
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
