import {
  hkdfSync,
  createHmac,
  createSecretKey,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

/** The first signs; the others verify what was signed before a secret was replaced. */
export type Secrets = readonly [current: string, ...earlier: string[]];

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `gift-registry/${purpose}`, 32));

/** Derives an independent key per purpose, so a leaked key compromises one purpose only. */
export const derivedKey = ([current]: Secrets, purpose: string): Buffer => derive(current, purpose);

/** For what outlives the replacement of a secret: cookies and links. */
export const derivedKeys = (secrets: Secrets, purpose: string): readonly Buffer[] =>
  secrets.map((secret) => derive(secret, purpose));

interface Signer {
  /** `value.signature`, as cookies have it. */
  readonly sign: (value: string) => string;
  readonly unsign: (signed: string) => string | null;
}

/** The signatures of `@fastify/cookie`, ten times as fast: Node reads a key object once and bytes for each signature. */
export function createSigner(keys: Buffer | readonly Buffer[]): Signer {
  const secrets = [keys].flat().map((key) => createSecretKey(key));
  const signatureOf = (value: string, secret: KeyObject | undefined): string =>
    createHmac('sha256', secret ?? '')
      .update(value)
      .digest('base64')
      .replaceAll('=', '');
  return {
    sign: (value) => `${value}.${signatureOf(value, secrets[0])}`,
    unsign(signed) {
      const dot = signed.lastIndexOf('.');
      if (dot === -1) return null;
      const value = signed.slice(0, dot);
      const actual = Buffer.from(signed.slice(dot + 1));
      const isSigned = secrets.some((secret) => {
        const expected = Buffer.from(signatureOf(value, secret));
        return expected.length === actual.length && timingSafeEqual(expected, actual);
      });
      return isSigned ? value : null;
    },
  };
}

interface UrlTokens {
  readonly sign: (value: string) => string;
  readonly read: (token: string) => string | null;
}

const inSignature = (token: string, replace: (signature: string) => string): string => {
  const start = token.lastIndexOf('.') + 1;
  return token.slice(0, start) + replace(token.slice(start));
};

export function createUrlTokens(keys: Buffer | readonly Buffer[]): UrlTokens {
  const signer = createSigner(keys);
  return {
    sign: (value) =>
      inSignature(signer.sign(value), (signature) =>
        signature.replaceAll('+', '-').replaceAll('/', '_'),
      ),
    read: (token) =>
      signer.unsign(
        inSignature(token, (signature) => signature.replaceAll('-', '+').replaceAll('_', '/')),
      ),
  };
}
