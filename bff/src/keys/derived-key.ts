import { hkdfSync } from 'node:crypto';

/** One configured secret, one independent key per purpose: a key that leaks opens nothing else. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `gift-registry/${purpose}`, 32));
