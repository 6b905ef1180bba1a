import { Signer } from '@fastify/cookie';
import { z } from 'zod';
import { derivedKey } from '../keys/derived-key.ts';

const guestId = z.uuid();

export interface GuestIdentity {
  /** The value of the cookie that makes a browser this guest. */
  sign(id: string): string;
  /** The guest of a cookie, or null when the value is not one of ours. */
  read(value: string | undefined): string | null;
}

export function createGuestIdentity(sessionSecret: string): GuestIdentity {
  const signer = new Signer(derivedKey(sessionSecret, 'guest-cookie'));
  return {
    sign: (id) => signer.sign(id),
    read(value) {
      if (!value) return null;
      const unsigned = signer.unsign(value);
      return unsigned.valid ? (guestId.safeParse(unsigned.value).data ?? null) : null;
    },
  };
}
