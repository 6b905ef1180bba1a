import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Login } from './login.ts';
import { hashSessionId, newSessionId } from './session-key.ts';
import type { NewSession } from './sessions.repository.ts';

/**
 * Signs the browser in under a fresh id; whatever session it had before is dead. `signIn` writes the session's row in the
 * same transaction or statement that uses the proof up, so that there is never the one without the other.
 */
export async function startSession(
  request: FastifyRequest,
  signIn: (session: NewSession) => Promise<Login>,
): Promise<void> {
  // Without a session the id is fresh already: it was never stored and nobody has seen it.
  const id = request.user ? newSessionId() : request.session.sessionId;
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const login = await signIn({ idHash: hashSessionId(id), userAgent });
  if (request.user) {
    request.startedSessionId = id;
    await request.session.regenerate();
  }
  request.session.login = login;
  // By itself the plugin sends a Secure cookie only where it sees https, and a proxy may stand in between.
  await request.session.save();
}

/** Ends the browser's session on the server and drops its cookie. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.user) await request.session.destroy();
  reply.clearSessionCookie();
}
