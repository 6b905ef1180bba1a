import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits can't be guessed, so a plain hash at rest is enough. */
export const newLinkSecret = (): string => randomBytes(32).toString('base64url');

export const hashLinkSecret = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(parts.join('.')).digest();

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed: all million codes could be hashed within a second, and a database dump doesn't contain the key. */
export const hashCode = (key: Buffer, email: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${email}\0${code}`).digest();

export const sameHash = (a: Buffer, b: Buffer): boolean =>
  a.length === b.length && timingSafeEqual(a, b);
