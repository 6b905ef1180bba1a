import { hkdfSync } from 'node:crypto';

/** Derives an independent key per purpose, so a leaked key compromises one purpose only. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `gift-registry/${purpose}`, 32));
