import { z } from 'zod';
import { mailJobSchema } from '@gift-registry/workers-contract';
import type { DataCipher } from '../../platform/keys/data-cipher.ts';
import type { GuestMail } from './guest-mail.ts';

const PURPOSE = 'waiting-mails';

const waitingMail = z.object({
  to: z.string(),
  guestId: z.string().nullable(),
  registryId: z.string().nullable().default(null),
  causedBy: z.enum(['guest', 'host']),
  full: mailJobSchema,
  neutral: mailJobSchema,
});

/** Encrypts a mail with both of its versions: which one is sent is decided when it is. */
export function sealWaitingMail(
  cipher: DataCipher,
  { to, guestId, registryId, causedBy, full, neutral }: GuestMail,
  origin: string | undefined,
): string {
  const from = origin === undefined ? {} : { origin };
  const waiting: z.input<typeof waitingMail> = {
    to,
    guestId,
    registryId,
    causedBy,
    full: { ...full, ...from },
    neutral: { ...neutral, ...from },
  };
  return cipher.seal(JSON.stringify(waiting), PURPOSE);
}

export const openWaitingMail = (cipher: DataCipher, sealed: string): GuestMail =>
  waitingMail.parse(JSON.parse(cipher.open(sealed, PURPOSE)));
