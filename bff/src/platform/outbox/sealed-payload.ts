import { z } from 'zod';
import type { DataCipher } from '../keys/data-cipher.ts';

const PURPOSE = 'outbox';
const sealedPayload = z.object({ sealed: z.string() });

export const sealPayload = (cipher: DataCipher, payload: object): string =>
  JSON.stringify({ sealed: cipher.seal(JSON.stringify(payload), PURPOSE) });

export const openPayload = (cipher: DataCipher, payload: unknown): unknown =>
  JSON.parse(cipher.open(sealedPayload.parse(payload).sealed, PURPOSE));
