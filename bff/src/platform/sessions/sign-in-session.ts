import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Login } from './logins.repository.ts';
import { hashSessionId, newSessionId } from './session-cookie.ts';
import type { NewSession } from './sessions.repository.ts';

/** `signIn` inserts the session in the transaction that consumes the credential, so both happen or neither. */
export async function startSession(
  request: FastifyRequest,
  signIn: (session: NewSession) => Promise<Login>,
): Promise<void> {
  // Without a session, the id is new: it was neither stored nor sent.
  const id = request.user ? newSessionId() : request.session.sessionId;
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const login = await signIn({ idHash: hashSessionId(id), userAgent });
  if (request.user) {
    request.startedSessionId = id;
    await request.session.regenerate();
  }
  request.session.login = login;
  // The plugin sends a Secure cookie only over https, which a TLS-terminating proxy hides.
  await request.session.save();
}

export async function endSession(
  request: FastifyRequest,
  reply: Pick<FastifyReply, 'clearSessionCookie'>,
): Promise<void> {
  if (request.user) await request.session.destroy();
  reply.clearSessionCookie();
}
