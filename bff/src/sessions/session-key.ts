import { createHash, randomBytes } from 'node:crypto';

export const newSessionId = (): string => randomBytes(24).toString('base64url');

/** What the database knows of a session id: enough to find the row, useless as a cookie. */
export const hashSessionId = (sessionId: string): Buffer =>
  createHash('sha256').update(sessionId).digest();

/** The same in writing, for messages between processes. */
export const sessionKeyOf = (sessionId: string): string =>
  hashSessionId(sessionId).toString('base64url');
