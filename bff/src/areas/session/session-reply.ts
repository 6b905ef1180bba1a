import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionReply } from '@gift-registry/bff-contract';

/** Who is signed in now, and the token that goes with it: a sign-in or sign-out voids the one before. */
export const sessionReply = (request: FastifyRequest, reply: FastifyReply): SessionReply => ({
  user: request.user,
  csrfToken: reply.generateCsrf({ userInfo: request.csrfSubject }),
});
