import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Login } from './login.ts';

/** Starts a session under a fresh id; whatever session the browser had before is dead. */
export async function startSession(request: FastifyRequest, login: Login): Promise<void> {
  // Without a session the id is fresh already: it was never stored and nobody has seen it.
  if (request.user) await request.session.regenerate();
  const userAgent = request.headers['user-agent'] ?? '';
  request.session.login = { ...login, userAgent, stored: false };
  try {
    await request.session.save();
  } catch (error) {
    // Otherwise the end of the request would try again, and sign in someone who was told that it failed.
    delete request.session.login;
    throw error;
  }
}

/** Ends the browser's session on the server and drops its cookie. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.user) await request.session.destroy();
  reply.clearSessionCookie();
}
