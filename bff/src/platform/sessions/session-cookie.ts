import { createHash, randomBytes } from 'node:crypto';

export interface HostCookie {
  readonly name: string;
  readonly attributes: {
    readonly path: '/';
    readonly httpOnly: true;
    readonly sameSite: 'lax';
    readonly secure: boolean;
  };
}

/** A cookie bound to this host. Browsers accept the `__Host-` prefix over https only, so plain http has none. */
export function hostCookie(publicBaseUrl: string, name: string): HostCookie {
  const secure = publicBaseUrl.startsWith('https:');
  return {
    name: secure ? `__Host-gr-${name}` : `gr-${name}`,
    attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}

export const sessionCookie = (publicBaseUrl: string): HostCookie =>
  hostCookie(publicBaseUrl, 'session');

export const newSessionId = (): string => randomBytes(24).toString('base64url');

export const hashSessionId = (sessionId: string): Buffer =>
  createHash('sha256').update(sessionId).digest();

export const sessionKeyOf = (sessionId: string): string =>
  hashSessionId(sessionId).toString('base64url');
