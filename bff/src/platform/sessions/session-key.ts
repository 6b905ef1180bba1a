import { createHash, randomBytes } from 'node:crypto';

export const newSessionId = (): string => randomBytes(24).toString('base64url');

export const hashSessionId = (sessionId: string): Buffer =>
  createHash('sha256').update(sessionId).digest();

export const sessionKeyOf = (sessionId: string): string =>
  hashSessionId(sessionId).toString('base64url');
