import { createHmac, timingSafeEqual } from 'node:crypto';

/** Compares in constant time. A signature of another length or with other characters is wrong and never throws. */
export function isSigned(content: Buffer | string, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string' || !/^[\da-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(content).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
