import { createHmac, createSecretKey } from 'node:crypto';
import { z } from 'zod';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { createSigner } from '../../platform/keys/signer.ts';

const guestId = z.uuid();

export interface GuestIdentity {
  sign(id: string): string;
  read(value: string | undefined): string | null;
  /** When the reply with the guest cookie is lost, the repeated request still belongs to the same guest. */
  derive(secret: string): string;
}

/** Formats sixteen bytes as a UUID of version 8, whose content is free. */
function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}

export function createGuestIdentity(sessionSecret: string): GuestIdentity {
  const signer = createSigner(derivedKey(sessionSecret, 'guest-cookie'));
  const browserKey = createSecretKey(derivedKey(sessionSecret, 'guest-of-browser'));
  return {
    sign: (id) => signer.sign(id),
    read: (value) => (value ? (guestId.safeParse(signer.unsign(value)).data ?? null) : null),
    derive: (secret) => uuidOf(createHmac('sha256', browserKey).update(secret).digest()),
  };
}
