import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { isLocalAddress } from '@gift-registry/bff-contract';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { findPerson } from './people.ts';

export interface Client {
  readonly id: string;
  readonly secret: string;
  /**
   * The application at this origin may ask for sign-ins, whatever the path that it wants the answer at. A local one may ask
   * from any local address with the same port, such as the one that a phone uses.
   */
  readonly origin: string;
}

export function createProvider(issuer: string, client: Client): Provider {
  const provider = new Provider(issuer, configuration(client));
  provider.Client.prototype.redirectUriAllowed = (uri) => isOfClient(URL.parse(uri), client);
  return provider;
}

function isOfClient(url: URL | null, client: Client): boolean {
  const own = new URL(client.origin);
  const local = [own, url].every((address) => address && isLocalAddress(address.hostname));
  return url?.origin === own.origin || (local && url?.port === own.port);
}

function configuration(client: Client): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${client.origin}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Google too puts the profile into the id token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => accountOf(sub),
    loadExistingGrant: grantWhatIsAsked,
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
    },
  };
}

function accountOf(sub: string) {
  const person = findPerson(sub);
  if (!person) return undefined;
  return {
    accountId: sub,
    claims: () => ({
      sub,
      email: person.email,
      email_verified: person.emailVerified,
      name: `${person.givenName} ${person.familyName}`,
      given_name: person.givenName,
      family_name: person.familyName,
    }),
  };
}

async function grantWhatIsAsked({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId,
    accountId: oidc.session?.accountId,
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
