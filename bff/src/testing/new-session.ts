import { hashSessionId, newSessionId } from '../sessions/session-key.ts';
import type { NewSession } from '../sessions/sessions.repository.ts';

/** A session without a browser. */
export const newSession = (): NewSession => ({
  idHash: hashSessionId(newSessionId()),
  userAgent: 'Firefox/146.0',
});
