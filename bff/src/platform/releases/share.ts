import { createHash } from 'node:crypto';

const BUCKETS = 2 ** 32;

/** A visitor stays inside while the share grows, and shares of different projects are independent. */
export function isInShare(visitor: string, project: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${project}\0${visitor}`).digest();
  return hash.readUInt32BE(0) < (percent / 100) * BUCKETS;
}
