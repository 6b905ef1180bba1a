import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionReply } from '@gift-registry/bff-contract';

export const sessionReply = (
  request: FastifyRequest,
  reply: Pick<FastifyReply, 'generateCsrf'>,
): SessionReply => ({
  user: request.user,
  csrfToken: reply.generateCsrf({ userInfo: request.csrfSubject }),
  hostView: request.user && request.hostView,
});
