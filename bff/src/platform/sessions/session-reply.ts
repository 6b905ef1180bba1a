import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionReply } from '@gift-registry/bff-contract';

/** The signed-in account with a new CSRF token; sign-in and sign-out invalidate the previous one. */
export const sessionReply = (request: FastifyRequest, reply: FastifyReply): SessionReply => ({
  user: request.user,
  csrfToken: reply.generateCsrf({ userInfo: request.csrfSubject }),
});
