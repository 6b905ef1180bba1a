import { hashSessionId, newSessionId } from '../platform/sessions/session-cookie.ts';
import type { NewSession } from '../platform/sessions/sessions.repository.ts';

export const newSession = (): NewSession => ({
  idHash: hashSessionId(newSessionId()),
  userAgent: 'Firefox/146.0',
});
