import { createSigner } from './signer.ts';

export interface UrlTokens {
  readonly sign: (value: string) => string;
  readonly read: (token: string) => string | null;
}

const inSignature = (token: string, replace: (signature: string) => string): string => {
  const start = token.lastIndexOf('.') + 1;
  return token.slice(0, start) + replace(token.slice(start));
};

export function createUrlTokens(key: Buffer): UrlTokens {
  const signer = createSigner(key);
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
