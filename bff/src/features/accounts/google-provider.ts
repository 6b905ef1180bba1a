import type { Config } from '../../platform/config/config.ts';

export interface OpenIdProvider {
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
